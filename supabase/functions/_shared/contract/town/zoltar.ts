import { z } from 'zod';
import { isPlayerSeed } from '../../domain/town/zoltar.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, WholeGum } from '../values.ts';

const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ title: 'SHA-256 in hex' });

export const PlayNumber = z.int().min(1).max(2_147_483_646);

export const PlayerSeed = z.string().refine(isPlayerSeed, 'expected 8 to 64 letters, digits and dashes');

/** What the machine says before a play, and after one of the next. */
const Booth = z.object({
  next: z
    .object({
      playNumber: PlayNumber.describe("1 for the wallet's first play"),
      commitment: Hash.describe("of the server's seed for this play"),
    })
    .describe('the play that can be made now'),
  stats: z
    .object({ totalPlays: WholeGum, totalWins: WholeGum, totalSpent: WholeGum, totalWon: WholeGum })
    .describe("from the ledger's rows of the wallet; the last two in GUM"),
});

export const BoothAnswer = Done.extend(Booth.shape);

export type BoothAnswer = z.infer<typeof BoothAnswer>;

const Card = z.object({
  playNumber: PlayNumber,
  commitment: Hash,
  serverSeed: Hash,
  playerSeed: PlayerSeed,
  sum: Hash.describe('of serverSeed:playerSeed:wallet:playNumber'),
  won: z.boolean(),
  fortune: z.int().min(0).describe('the number of its words (domain/town/fortunes.ts)'),
  paid: WholeGum.describe('the prize; 0 without one'),
  playedAt: IsoTime,
});

/** A play that was made, as its card says it. */
export type ZoltarCard = z.infer<typeof Card>;

export const PlayAnswer = Done.extend({ card: Card, ...Booth.shape });

export type PlayAnswer = z.infer<typeof PlayAnswer>;

export const CardsAnswer = PageAnswer.extend({ cards: z.array(Card).describe('newest first') });

export type CardsAnswer = z.infer<typeof CardsAnswer>;
