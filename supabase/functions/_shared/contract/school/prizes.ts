import { z } from 'zod';
import { PRIZE_KINDS } from '../../domain/school/prizes.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, WalletAddress, WholeGum } from '../values.ts';

const PrizeId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .meta({ title: 'id of a prize' });

const Prize = z.object({
  id: PrizeId.describe('also the id of the theme, boot picture, sticker or tune'),
  kind: z.enum(PRIZE_KINDS),
  name: z.string(),
  description: z.string(),
  price: WholeGum,
  onSale: z.boolean().describe('false: only wallets that have it see it'),
  boughtAt: IsoTime.nullable().describe("when the session's wallet bought it; null: it has not"),
});
export type Prize = z.infer<typeof Prize>;

export const PrizesAnswer = Done.extend({ prizes: z.array(Prize).describe('as they stand on the shelves') });
export type PrizesAnswer = z.infer<typeof PrizesAnswer>;

export const BuyPrizeAnswer = Done.extend({
  prize: PrizeId,
  price: WholeGum.describe('what was paid'),
  balance: WholeGum.describe('what is left'),
});
export type BuyPrizeAnswer = z.infer<typeof BuyPrizeAnswer>;

/** The prize counter of the arcade (PRIZE-1 to PRIZE-5). */
export const prizesRoutes = {
  'GET /api/prizes': {
    caller: 'guest',
    about: "What the prize counter has, and what of it the session's wallet owns.",
    query: Nothing,
    example: {},
    answer: PrizesAnswer,
  },
  'POST /api/prizes/buy': {
    caller: 'member',
    about: 'Buys a prize for the wallet, once.',
    body: z.object({ wallet: WalletAddress, prize: PrizeId }),
    example: { wallet: '0x0000000000000001', prize: 'slush-cup' },
    owner: 'wallet',
    answer: BuyPrizeAnswer,
    refusals: {
      NOT_FOUND: 'there is no such prize, or the counter is closed',
      CONFLICT: 'the wallet has it, or too little GUM, or it is not on sale',
    },
  },
} as const satisfies RouteTable;
