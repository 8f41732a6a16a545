import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, WalletAddress } from '../values.ts';

const OfWallet = z.object({ wallet_address: WalletAddress });

export const LockerInfoAnswer = Done.extend({
  locker_number: z.int().min(1),
  username: z.string(),
});
export type LockerInfoAnswer = z.infer<typeof LockerInfoAnswer>;

export const AssignLockerAnswer = LockerInfoAnswer.extend({ message: z.string() });
export type AssignLockerAnswer = z.infer<typeof AssignLockerAnswer>;

const example = { wallet_address: '0x0000000000000001' };

/** Lockers. Which wallet has which is public; a wallet gets one, once (LOCKER-4). */
export const lockerRoutes = {
  'GET /api/locker-info': {
    caller: 'anyone',
    about: "The number of a wallet's locker, and whose it is.",
    query: OfWallet,
    example,
    answer: LockerInfoAnswer,
    refusals: { NOT_FOUND: 'the wallet has no locker' },
  },
  'POST /api/assign-locker': {
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
} as const satisfies RouteTable;
