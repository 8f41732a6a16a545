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
import { touchBoard } from '../../../_shared/db/town/caseBoards.ts';
import { holderOf } from '../../../_shared/db/town/town.ts';
import { cardsBehindLocks } from '../../../_shared/db/town/week.ts';
import { KEPT_FOR_OWNER, type BoardRole } from '../../../_shared/domain/town/case/board.ts';
import { factOfCard, WRONG_A_DAY, type CardName } from '../../../_shared/domain/town/case/cards.ts';
import { joinOf, JOINS, type Join } from '../../../_shared/domain/town/case/joins.ts';
import { doorRefusal } from '../../../_shared/domain/town/town.ts';
import { Card, CaseAnswer, JoinAnswer, Pins } from '../../../_shared/contract/town/case.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

/** Keeps a join, and pays a holder what it pays: the ledger takes one row for each wallet and join (CASE-8). */
async function make(tx: Transaction, of: Address, join: Join, by: BoardRole) {
  const paid =
    join.pays === true && doorRefusal(await holderOf(tx, of)) === null
      ? await post(tx, {
          ...{ wallet: of, source: 'case_join', onceKey: join.name, by: 'system' },
          metadata: { join: join.name },
        })
      : null;
  const posted = paid?.ok === true ? paid.value : null;
  const kept = { earning: posted?.id ?? null, byGuest: by === 'guest' };
  await keepJoin(tx, of, join, kept);
  return readJoin(join, { gum: posted?.amount ?? 0, byGuest: kept.byGuest });
}

/** The joins and readings of the wallet of the transaction. */
export async function readCase(tx: Transaction, of: Address) {
  const joins = [...(await madeJoins(tx, of)).values()];
  const wrongLeft = WRONG_A_DAY - (await wrongToday(tx, of));
  const [pins, behind] = [await pinsOf(tx, of), await cardsBehindLocks(tx, of)];
  return { joins, isWhole: joins.length === JOINS.length, wrongLeft, pins, behind };
}

/**
 * Joins two cards of the wallet of the transaction. It is counted as one that fails before the two are compared, and not if it
 * holds (CASE-7); a guest's is not looked at once those are left alone that are kept for the owner (CASE-16).
 */
export async function tie(
  tx: Transaction,
  of: Address,
  [one, other]: readonly [CardName, CardName],
  by: BoardRole,
) {
  const wrong = await holdFile(tx, of);
  const made = await madeJoins(tx, of);
  const before = [...made.values()].find(({ cards }) => cards.includes(one) && cards.includes(other));
  const isWhole = made.size === JOINS.length;
  const left = { join: null, isWhole, wrongLeft: WRONG_A_DAY - wrong };
  if (before !== undefined) return { ...left, outcome: 'made' as const, join: before };
  if (!(await areKnown(tx, of, [factOfCard(one), factOfCard(other)])))
    return { ...left, outcome: 'unmet' as const };
  if (wrong >= WRONG_A_DAY - (by === 'guest' ? KEPT_FOR_OWNER : 0))
    return { ...left, outcome: 'spent' as const };
  // Before the two are compared: all that wallets try at once waits for the file, and finds the count raised.
  await countWrong(tx, of, 1);
  const join = joinOf(one, other);
  if (join === null) return { ...left, outcome: 'falls' as const, wrongLeft: left.wrongLeft - 1 };
  await countWrong(tx, of, -1);
  const kept = await make(tx, of, join, by);
  await touchBoard(tx, of);
  return { ...left, outcome: 'holds' as const, join: kept, isWhole: made.size + 1 === JOINS.length };
}

/** Two cards that are to be joined, in either order. */
export const TwoCards = z.tuple([Card, Card]).refine(([one, other]) => one !== other, 'expected two cards');

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
    async (tx, { wallet }) => ok(await readCase(tx, wallet)),
  ),

  route(
    'POST /api/case/joins',
    {
      caller: 'member',
      about:
        'Joins two cards whose facts are known of the wallet. It is counted as one that fails before it is looked at, and not if it holds.',
      body: z.object({
        wallet: WalletAddress,
        cards: TwoCards,
      }),
      example: { wallet, cards: ['scene:so-far/straws', 'pressed:arcade-snack-corner/cup'] },
      owner: 'wallet',
      answer: JoinAnswer,
    },
    async (tx, { wallet }, { cards }) => ok(await tie(tx, wallet, cards, 'owner')),
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
      if (!(await keepPins(tx, wallet, pins)))
        return fail('CONFLICT', 'There is no room for more pins on this board.');
      await touchBoard(tx, wallet);
      return ok({});
    },
  ),
] as const;
