import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { assignLocker, lockerOf } from '../../../_shared/db/school/lockers.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { LockerInfoAnswer, AssignLockerAnswer } from '../../../_shared/contract/school/locker.ts';
import { route } from '../../route.ts';

const OfWallet = z.object({ wallet_address: WalletAddress });

const example = { wallet_address: '0x0000000000000001' };

/** Lockers. Which wallet has which is public; a wallet gets one, once (LOCKER-4). */
export const lockerRoutes = [
  route(
    'GET /api/locker-info',
    {
      caller: 'anyone',
      about: "The number of a wallet's locker, and whose it is.",
      query: OfWallet,
      example,
      answer: LockerInfoAnswer,
      refusals: { NOT_FOUND: 'the wallet has no locker' },
    },
    async (tx, _who, { wallet_address: wallet }) => {
      const locker = await lockerOf(tx, wallet);
      return locker ? ok(locker) : fail('NOT_FOUND', 'This wallet has no locker.');
    },
  ),

  route(
    'POST /api/assign-locker',
    {
      caller: 'member',
      about: 'Gives the wallet the next free locker.',
      body: OfWallet,
      example,
      owner: 'wallet_address',
      answer: AssignLockerAnswer,
      refusals: {
        PROFILE_REQUIRED: 'the wallet has no username yet',
        CONFLICT: 'the wallet has a locker already',
      },
    },
    async (tx, { wallet, username }) => {
      const locker = await assignLocker(tx, wallet, username);
      if (!locker.ok) return locker;
      return ok({ ...locker.value, message: `Locker #${locker.value.locker_number} is yours!` });
    },
  ),
] as const;
