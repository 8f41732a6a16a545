import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { prizesRoutes } from '../../../_shared/contract/school/prizes.ts';
import { holdBalances, post, sourceFacts } from '../../../_shared/db/school/ledger.ts';
import { keepPurchase, prizeFor, prizesFor } from '../../../_shared/db/school/prizes.ts';
import { tooLittleGum } from '../../../_shared/domain/school/prizes.ts';
import type { Handlers } from '../../calls.ts';

export const prizesHandlers: Handlers<typeof prizesRoutes> = {
  'GET /api/prizes': async (tx, who) => ok({ prizes: await prizesFor(tx, who?.wallet ?? null) }),

  async 'POST /api/prizes/buy'(tx, { wallet }, { prize: id }) {
    // Of purchases that are made at once the others wait here, and then see what the first one did.
    const balance = (await holdBalances(tx, [wallet])).get(wallet) ?? 0;
    const prize = await prizeFor(tx, wallet, id);
    if (prize === null) return fail('NOT_FOUND', 'The counter has no such prize.');
    if (prize.boughtAt !== null) return fail('CONFLICT', `${prize.name} is yours already.`);
    if (!prize.onSale) return fail('CONFLICT', `${prize.name} is not on sale any more.`);
    if ((await sourceFacts(tx, wallet, 'prize')) === null) return fail('NOT_FOUND', 'The counter is closed.');
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
};
