import { z } from 'zod';
import { Done, IsoTime, Role, WalletAddress, WholeGum } from '../values.ts';

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
