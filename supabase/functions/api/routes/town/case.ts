import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import { post } from '../../../_shared/db/school/ledger.ts';
import {
  areKnown,
  countWrong,
  holdFile,
  keepJoin,
  keepPins,
  madeJoins,
  pinsOf,
  readJoin,
  wrongToday,
} from '../../../_shared/db/town/case.ts';
import { holderOf } from '../../../_shared/db/town/town.ts';
import { factOfCard, WRONG_A_DAY } from '../../../_shared/domain/town/case/cards.ts';
import { joinOf, JOINS, type Join } from '../../../_shared/domain/town/case/joins.ts';
import { doorRefusal } from '../../../_shared/domain/town/town.ts';
import { Card, CaseAnswer, JoinAnswer, Pins } from '../../../_shared/contract/town/case.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

/** Keeps a join, and pays a holder what it pays: the ledger takes one row for each wallet and join (CASE-8). */
async function make(tx: Transaction, of: Address, join: Join) {
  const paid =
    join.pays === true && doorRefusal(await holderOf(tx, of)) === null
      ? await post(tx, {
          ...{ wallet: of, source: 'case_join', onceKey: join.name, by: 'system' },
          metadata: { join: join.name },
        })
      : null;
  const posted = paid?.ok === true ? paid.value : null;
  await keepJoin(tx, of, join, posted?.id ?? null);
  return readJoin(join, posted?.amount ?? 0);
}

/** The Case File of a wallet: its joins and what it believes (CASE-6 to CASE-9). */
export const caseRoutes = [
  route(
    'GET /api/case',
    {
      caller: 'member',
      about: 'The joins that the wallet made, how many more may fail today, and its readings.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      answer: CaseAnswer,
    },
    async (tx, { wallet }) => {
      const joins = [...(await madeJoins(tx, wallet)).values()];
      const wrongLeft = WRONG_A_DAY - (await wrongToday(tx, wallet));
      return ok({ joins, isWhole: joins.length === JOINS.length, wrongLeft, pins: await pinsOf(tx, wallet) });
    },
  ),

  route(
    'POST /api/case/joins',
    {
      caller: 'member',
      about:
        'Joins two cards whose facts are known of the wallet. It is counted as one that fails before it is looked at, and not if it holds.',
      body: z.object({
        wallet: WalletAddress,
        cards: z.tuple([Card, Card]).refine(([one, other]) => one !== other, 'expected two cards'),
      }),
      example: { wallet, cards: ['scene:so-far/straws', 'pressed:arcade-snack-corner/cup'] },
      owner: 'wallet',
      answer: JoinAnswer,
    },
    async (tx, { wallet }, { cards: [one, other] }) => {
      const wrong = await holdFile(tx, wallet);
      const made = await madeJoins(tx, wallet);
      const before = [...made.values()].find(({ cards }) => cards.includes(one) && cards.includes(other));
      const isWhole = made.size === JOINS.length;
      const left = { join: null, isWhole, wrongLeft: WRONG_A_DAY - wrong };
      if (before !== undefined) return ok({ ...left, outcome: 'made' as const, join: before });
      if (!(await areKnown(tx, wallet, [factOfCard(one), factOfCard(other)])))
        return ok({ ...left, outcome: 'unmet' as const });
      if (wrong >= WRONG_A_DAY) return ok({ ...left, outcome: 'spent' as const });
      // Before the two are compared: all that wallets try at once waits for the file, and finds the count raised.
      await countWrong(tx, wallet, 1);
      const join = joinOf(one, other);
      if (join === null) return ok({ ...left, outcome: 'falls' as const, wrongLeft: left.wrongLeft - 1 });
      await countWrong(tx, wallet, -1);
      return ok({
        outcome: 'holds' as const,
        join: await make(tx, wallet, join),
        isWhole: made.size + 1 === JOINS.length,
        wrongLeft: left.wrongLeft,
      });
    },
  ),

  route(
    'POST /api/case/readings',
    {
      caller: 'member',
      about:
        'Pins to cards what the wallet believes of the Friday, in the place of what was pinned to them before.',
      body: z.object({ wallet: WalletAddress, pins: Pins.min(1) }),
      example: { wallet, pins: [{ card: 'scene:so-far/straws', readings: ['planned'] }] },
      owner: 'wallet',
      sets: true,
      answer: Done,
      refusals: { CONFLICT: 'the wallet has as many pins as it may' },
    },
    async (tx, { wallet }, { pins }) => {
      await holdFile(tx, wallet);
      return (await keepPins(tx, wallet, pins))
        ? ok({})
        : fail('CONFLICT', 'There is no room for more pins on this board.');
    },
  ),
] as const;
