import { ok } from '../../../../src/kernel/result.ts';
import { AssignLockerBody, LockerInfoQuery } from '../../_shared/contract/locker.ts';
import { assignLocker, lockerOf } from '../../_shared/db/lockers.ts';
import { Refused } from '../answers.ts';
import { write } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';
import { readQuery } from '../request.ts';

/** Lockers (spec 1, section 7). Who has which is public; a locker is given once. */
export function lockerRoutes(app: Api, deps: ApiDeps): void {
  app.get('/locker-info', async (c) => {
    const { wallet_address: wallet } = readQuery(c, LockerInfoQuery);
    const locker = await deps.db.transaction(null, (tx) => lockerOf(tx, wallet));
    if (!locker) throw new Refused('NOT_FOUND', 'This wallet has no locker.');
    return c.json({ success: true, ...locker });
  });

  app.post(
    '/assign-locker',
    write(deps, {
      route: 'POST /api/assign-locker',
      schema: AssignLockerBody,
      owner: (body) => body.wallet_address,
      async act(tx, member) {
        const locker = await assignLocker(tx, member.wallet, member.username);
        if (!locker.ok) return locker;
        return ok({ ...locker.value, message: `Locker #${locker.value.locker_number} is yours!` });
      },
    }),
  );
}
