import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { holdBalances, post, sourceFacts } from '../../../_shared/db/school/ledger.ts';
import { keepPurchase, prizeFor, prizesFor } from '../../../_shared/db/school/prizes.ts';
import { tooLittleGum } from '../../../_shared/domain/school/prizes.ts';
import { Nothing, WalletAddress } from '../../../_shared/contract/values.ts';
import { PrizeId, PrizesAnswer, BuyPrizeAnswer } from '../../../_shared/contract/school/prizes.ts';
import { route } from '../../route.ts';

/** The prize counter of the arcade (PRIZE-1 to PRIZE-5). */
export const prizesRoutes = [
  route(
    'GET /api/prizes',
    {
      caller: 'guest',
      about: "What the prize counter has, and what of it the session's wallet owns.",
      query: Nothing,
      example: {},
      answer: PrizesAnswer,
    },
    async (tx, who) => ok({ prizes: await prizesFor(tx, who?.wallet ?? null) }),
  ),

  route(
    'POST /api/prizes/buy',
    {
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
    async (tx, { wallet }, { prize: id }) => {
      // Of purchases that are made at once the others wait here, and then see what the first one did.
      const balance = (await holdBalances(tx, [wallet])).get(wallet) ?? 0;
      const prize = await prizeFor(tx, wallet, id);
      if (prize === null) return fail('NOT_FOUND', 'The counter has no such prize.');
      if (prize.boughtAt !== null) return fail('CONFLICT', `${prize.name} is yours already.`);
      if (!prize.onSale) return fail('CONFLICT', `${prize.name} is not on sale any more.`);
      if ((await sourceFacts(tx, wallet, 'prize')) === null)
        return fail('NOT_FOUND', 'The counter is closed.');
      const problem = tooLittleGum(prize.price, balance);
      if (problem !== null) return fail('CONFLICT', problem);

      const spent = await post(tx, {
        wallet,
        source: 'prize',
        amount: -prize.price,
        onceKey: prize.id,
        by: 'wallet',
        metadata: { prize: prize.id },
      });
      if (!spent.ok) return spent;
      await keepPurchase(tx, { wallet, prize, spending: spent.value.id });
      return ok({ prize: prize.id, price: prize.price, balance: spent.value.balance });
    },
  ),
] as const;
