import { z } from 'zod';
import { MOST_MARKS } from '../../domain/town/case/board.ts';
import { Done, IsoTime } from '../values.ts';
import { Card, CaseAnswer } from './case.ts';
import { FactText } from './story.ts';

const Role = z.enum(['owner', 'guest']);

const Hand = z.object({
  card: Card.nullable().describe('the card at which they are; null: at none'),
  seen_at: IsoTime.nullable().describe('when their page was heard of last; null: not yet'),
});

/** What the two at a board are told of it, live and by the tail alike. */
export const BoardTail = z.object({
  version: z.int().min(1).describe('it grows with each change'),
  content: z.int().min(1).describe('it grows with each change of cards, pins and threads'),
  state: z.enum(['asked', 'open', 'ended']),
  ends_at: IsoTime,
  owner: Hand,
  guest: Hand,
  marks: z.array(z.object({ card: Card, by: Role })).max(MOST_MARKS),
});

export type BoardTail = z.infer<typeof BoardTail>;

const BoardLine = z.object({
  id: z.uuid(),
  role: Role.describe('who the wallet is at it'),
  username: z.string().describe('the other of the two'),
  profile_icon: z.string(),
  key: z.string().describe('for its tail, for a quarter of an hour at least'),
  tail: BoardTail,
});

/** A board at which the wallet is, or is asked to be. */
export type BoardLine = z.infer<typeof BoardLine>;

export const BoardsAnswer = Done.extend({
  boards: z.array(BoardLine).describe('asked or open: its own first, then the newest'),
});

export type BoardsAnswer = z.infer<typeof BoardsAnswer>;

/** The board of another person, as it is for who was asked to it. */
export const SharedBoardAnswer = CaseAnswer.extend({
  facts: z.array(FactText).describe('by which its cards hang'),
});

export type SharedBoardAnswer = z.infer<typeof SharedBoardAnswer>;

export const TailAnswer = Done.extend({ tail: BoardTail });
