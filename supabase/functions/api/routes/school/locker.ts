import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { lockerRoutes } from '../../../_shared/contract/school/locker.ts';
import { assignLocker, lockerOf } from '../../../_shared/db/school/lockers.ts';
import type { Handlers } from '../../calls.ts';

export const lockerHandlers: Handlers<typeof lockerRoutes> = {
  async 'GET /api/locker-info'(tx, _who, { wallet_address: wallet }) {
    const locker = await lockerOf(tx, wallet);
    return locker ? ok(locker) : fail('NOT_FOUND', 'This wallet has no locker.');
  },

  async 'POST /api/assign-locker'(tx, { wallet, username }) {
    const locker = await assignLocker(tx, wallet, username);
    if (!locker.ok) return locker;
    return ok({ ...locker.value, message: `Locker #${locker.value.locker_number} is yours!` });
  },
};
