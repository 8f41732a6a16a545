import { z } from 'zod';
import { PRIZE_KINDS } from '../../domain/school/prizes.ts';
import { Done, IsoTime, WholeGum } from '../values.ts';

export const PrizeId = z
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
