import { z } from 'zod';
import { USERNAME, USERNAME_RULE } from '../domain/username.ts';
import type { RouteTable } from './table.ts';
import { Done, WalletAddress } from './values.ts';

const Profile = z.object({
  wallet: WalletAddress,
  username: z.string().nullable(),
  hasProfile: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;
export const ProfileAnswer = Done.extend({ profile: Profile });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** The profile that a locker needs first: a username. */
export const profileRoutes = {
  'GET /api/profile': {
    caller: 'member',
    about: 'The profile of the wallet.',
    query: z.object({ wallet: WalletAddress }),
    example: { wallet: '0x0000000000000001' },
    owner: 'wallet',
    answer: ProfileAnswer,
  },
  'POST /api/profile': {
    caller: 'member',
    about: "Names the session's wallet, or renames it.",
    body: z.object({ username: z.string().regex(USERNAME, USERNAME_RULE).describe(USERNAME_RULE) }),
    example: { username: 'rosie_95' },
    answer: ProfileAnswer,
    refusals: {
      CONFLICT:
        'another wallet has the name, in whatever case, or it is kept for those who speak for the product',
    },
  },
} as const satisfies RouteTable;
