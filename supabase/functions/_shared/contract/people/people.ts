import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, Role, WalletAddress, WholeGum } from '../values.ts';

/** Those who are set apart in a way, or all. */
export const PEOPLE_FILTERS = ['all', 'roles', 'muted', 'banned'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

const Person = z.object({
  wallet: WalletAddress,
  username: z.string().nullable(),
  role: Role.nullable(),
  balance: WholeGum,
  created_at: IsoTime.describe('when the wallet first signed in'),
  signed_in_at: IsoTime.nullable().describe('when its newest session began; null: none is kept'),
  muted_at: IsoTime.nullable(),
  banned_at: IsoTime.nullable(),
});
export type Person = z.infer<typeof Person>;
export const PeopleAnswer = Done.extend({
  people: z.array(Person).describe('newest first, 50 at most'),
});
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;

const PeopleQuery = z.object({
  search: z
    .string()
    .trim()
    .max(20)
    .regex(/^\w*$/, 'expected a wallet, or the beginning of a name')
    .default(''),
  only: z.enum(PEOPLE_FILTERS).default('all'),
});

const wallet = '0x0000000000000001';
const refusals = {
  NOT_FOUND: 'there is no such wallet',
  FORBIDDEN: "it is the operator's own wallet",
  CONFLICT: 'it is so already',
} as const;
const reason = 'for an example';

/** Who is here, and what operators do about it (CONSOLE-7, CONSOLE-8). */
export const peopleRoutes = {
  'GET /api/console/people': {
    caller: 'administrator',
    about: 'Wallets by their address, or by the beginning of their username.',
    query: PeopleQuery,
    example: { search: 'ros', only: 'all' },
    answer: PeopleAnswer,
    cost: 5,
  },
  'POST /api/console/people/role': {
    caller: 'administrator',
    about: 'Gives a wallet a role, or takes it away.',
    sets: true,
    body: z.object({ wallet: WalletAddress, role: Role.nullable(), reason: Reason }),
    example: { wallet, role: 'BETA', reason },
    answer: Done,
    refusals,
  },
  'POST /api/console/people/mute': {
    caller: 'administrator',
    about: 'Mutes a wallet, which then writes nothing that others read, or lets it write again.',
    sets: true,
    body: z.object({ wallet: WalletAddress, muted: z.boolean(), reason: Reason }),
    example: { wallet, muted: true, reason },
    answer: Done,
    refusals,
  },
  'POST /api/console/people/ban': {
    caller: 'administrator',
    about: 'Bans a wallet, which ends its sessions and lets it begin none, or lets it in again.',
    sets: true,
    body: z.object({ wallet: WalletAddress, banned: z.boolean(), reason: Reason }),
    example: { wallet, banned: true, reason },
    answer: Done,
    refusals,
  },
} as const satisfies RouteTable;
