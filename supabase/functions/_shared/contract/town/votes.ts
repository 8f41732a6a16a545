import { z } from 'zod';
import { READINGS } from '../../domain/town/case/cards.ts';
import { VOTERS } from '../../domain/town/votes.ts';
import { Done, IsoTime } from '../values.ts';
import { WeekId } from './week.ts';

export const ReadingName = z.enum(READINGS).meta({ title: 'reading' });

const Counted = z.object({
  week: WeekId,
  winner: ReadingName,
  votes: z.int().min(1),
  counts: z
    .array(z.object({ clique: z.enum(VOTERS), reading: ReadingName, votes: z.int().min(1) }))
    .describe('by the cliques of the Flunks that voted; what is missing is none'),
});
export type Counted = z.infer<typeof Counted>;

export const VoteAnswer = Done.extend({
  week: WeekId.describe('the week that the vote closes'),
  opensAt: IsoTime,
  closesAt: IsoTime,
  isOpen: z.boolean(),
  standing: z
    .enum(['guest', 'no-flunk', 'no-clique', 'used', 'open', 'voted'])
    .describe(
      'guest: without a session; no-flunk: the wallet holds none; no-clique: it is not read yet which clique its Flunks ' +
        'are in; used: other wallets have voted with each of them; open: it may vote; voted: it has, and may change it',
    ),
  reading: ReadingName.nullable().describe('what the wallet votes for'),
  clique: z.enum(VOTERS).nullable().describe('with whom its vote counts, or would'),
  last: Counted.nullable().describe('of the week before; null: nobody voted'),
});
export type VoteAnswer = z.infer<typeof VoteAnswer>;

const PastWeek = z.object({
  week: WeekId,
  episode: z.string().nullable().describe('the title of what it told; null: nothing'),
  result: Counted.nullable().describe('null: nobody voted'),
  evening: z
    .object({
      present: z.int().min(0).describe('the most who were in town at once while it was dark'),
      lit: z.int().min(0).describe('how many candles were lit'),
      asked: z.int().min(0).describe('how many it asked for'),
    })
    .nullable()
    .describe('null where no person was there'),
});
export type PastWeek = z.infer<typeof PastWeek>;

export const WeeksAnswer = Done.extend({
  weeks: z.array(PastWeek).describe('weeks that are over, the latest first'),
  next: WeekId.nullable().describe('the `before` of the next page; null: this is the last'),
});
