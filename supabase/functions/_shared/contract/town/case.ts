import { z } from 'zod';
import {
  MOST_PINNED_AT_ONCE,
  parseCard,
  READINGS,
  WRONG_A_DAY,
  type CardName,
} from '../../domain/town/case/cards.ts';
import { Done, WholeGum } from '../values.ts';
import { WeekCard } from './week.ts';

export const Card = z
  .string()
  .refine((text): text is CardName => parseCard(text) !== null, 'expected a card such as scene:so-far/straws')
  .meta({ title: 'card' });

const MadeJoin = z.object({
  cards: z.tuple([Card, Card]),
  line: z.string().describe('what the two say together'),
  scene: z.string().nullable().describe('the scene whose picture is seen with it; null: none'),
  place: z.string().nullable().describe('a place of the town to go to; null: none'),
  gum: WholeGum.describe('what it paid'),
  byGuest: z.boolean().describe('whether a guest of the board tied it'),
});

/** A join that the wallet made, with what comes of it. */
export type MadeJoin = z.infer<typeof MadeJoin>;

/** What the wallet believes of cards: no reading takes all of a card's pins out. */
export const Pins = z
  .array(z.object({ card: Card, readings: z.array(z.enum(READINGS)).max(READINGS.length) }))
  .max(MOST_PINNED_AT_ONCE);

const wrongLeft = z.int().min(0).max(WRONG_A_DAY).describe('how many more may fail today');

export const CaseAnswer = Done.extend({
  joins: z.array(MadeJoin).describe('those that the wallet made, the oldest first'),
  isWhole: z.boolean().describe('whether no join is left to be made'),
  wrongLeft,
  pins: z.array(Pins.element).describe('the cards with readings'),
  behind: z.array(WeekCard).describe('the cards that the wallet found behind the locks of weeks'),
});

export type CaseAnswer = z.infer<typeof CaseAnswer>;

export const JoinAnswer = Done.extend({
  outcome: z
    .enum(['holds', 'made', 'falls', 'spent', 'unmet'])
    .describe(
      'made: the wallet had made it before; spent: too many failed today, and it was not looked at; unmet: the wallet has not told of one of the cards',
    ),
  join: MadeJoin.nullable().describe('null: it does not hold, or was not looked at'),
  isWhole: z.boolean().describe('whether no join is left to be made'),
  wrongLeft,
});

export type JoinAnswer = z.infer<typeof JoinAnswer>;
