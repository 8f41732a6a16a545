import { z } from 'zod';
import { isPlayerSeed } from '../../domain/town/zoltar.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, WalletAddress, WholeGum } from '../values.ts';

const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ title: 'SHA-256 in hex' });
const PlayNumber = z.int().min(1).max(2_147_483_646);
const PlayerSeed = z.string().refine(isPlayerSeed, 'expected 8 to 64 letters, digits and dashes');

const OfWallet = z.object({ wallet: WalletAddress });

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

const wallet = '0x0000000000000001';

/** Mystical Zoltar: 10 GUM a play, and one in thirty pays 250 (domain/town/zoltar.ts). */
export const zoltarRoutes = {
  'POST /api/zoltar/commitment': {
    caller: 'member',
    about: "Promises the seed of the wallet's next play by its hash. It is the same one until it is played.",
    body: OfWallet,
    example: { wallet },
    owner: 'wallet',
    idempotency: 'none',
    answer: BoothAnswer,
  },
  'POST /api/zoltar/play': {
    caller: 'member',
    about:
      'Plays once. The same number and seed again, with whatever Idempotency-Key, answer the play that was made.',
    body: OfWallet.extend({
      playNumber: PlayNumber,
      seed: PlayerSeed.describe("the player's, chosen once the commitment is known"),
    }),
    example: { wallet, playNumber: 1, seed: '6d2f1b0c9a8e7d5c' },
    owner: 'wallet',
    answer: PlayAnswer,
    limit: { calls: 60, minutes: 1 },
    refusals: {
      NOT_FOUND: 'Zoltar is switched off',
      CONFLICT: 'the balance does not suffice, or another play has this number; the seed stays secret',
    },
  },
  'GET /api/zoltar/cards': {
    caller: 'member',
    about: "The wallet's cards.",
    query: PageQuery.extend({ wallet: WalletAddress }),
    example: { wallet, limit: 20 },
    owner: 'wallet',
    answer: CardsAnswer,
  },
} as const satisfies RouteTable;
