import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import {
  balanceSeen,
  mayAdjust,
  movementOf,
  recentAnomalies,
  statementPage,
  trialBalance,
  undoKey,
} from '../../../_shared/db/school/gumBooks.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { post } from '../../../_shared/db/school/ledger.ts';
import { usernameOf } from '../../../_shared/db/town/terminal.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Reason, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  TrialBalanceAnswer,
  StatementAnswer,
  AnomaliesAnswer,
  UndoneAnswer,
} from '../../../_shared/contract/office/books.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

/** The books of all wallets, for operators (CONSOLE-3 to CONSOLE-5). */
export const booksRoutes = [
  route(
    'GET /api/console/trial-balance',
    {
      caller: 'administrator',
      about: 'What all accounts of the ledger add up to.',
      query: z.object({}),
      example: {},
      answer: TrialBalanceAnswer,
      cost: 50,
    },
    async (tx) => ok(await trialBalance(tx)),
  ),

  route(
    'GET /api/console/statement',
    {
      caller: 'administrator',
      about: "A wallet's movements of GUM, with who caused each.",
      query: PageQuery.extend({ wallet: WalletAddress }),
      example: { wallet, limit: 50 },
      answer: StatementAnswer,
      refusals: { NOT_FOUND: 'there is no such wallet' },
    },
    async (tx, _admin, { wallet, ...asked }) => {
      const balance = await balanceSeen(tx, wallet);
      if (balance === null) return fail('NOT_FOUND', 'There is no such wallet.');
      const { items, next } = await statementPage(tx, wallet, asked);
      return ok({ wallet, username: await usernameOf(tx, wallet), balance, lines: items, next });
    },
  ),

  route(
    'GET /api/console/anomalies',
    {
      caller: 'administrator',
      about: 'Wallets that moved GUM unusually often or unusually much within the last day.',
      query: z.object({}),
      example: {},
      answer: AnomaliesAnswer,
      cost: 20,
    },
    async (tx) => ok(await recentAnomalies(tx)),
  ),

  route(
    'POST /api/console/undo-adjustment',
    {
      caller: 'administrator',
      about: 'Undoes an adjustment by another of the opposite amount, which names the first.',
      body: z.object({ transaction: RowId, reason: Reason }),
      example: { transaction: '1', reason: 'it was the wrong wallet' },
      answer: UndoneAnswer,
      refusals: {
        NOT_FOUND: 'there is no such movement',
        FORBIDDEN:
          "it is no adjustment, or one that undoes another, or it would give the administrator's own wallet or too much (CONSOLE-4)",
        CONFLICT: 'it was undone before, or the balance would be negative',
      },
    },
    async (tx, { wallet: operator }, { transaction, reason }) => {
      const first = await movementOf(tx, transaction);
      if (first === null) return fail('NOT_FOUND', 'There is no such movement.');
      if (first.source !== 'operator_adjustment' || first.undoes !== null) {
        return fail('FORBIDDEN', 'Only an adjustment can be undone, and no undoing.');
      }
      const { wallet, amount } = first;
      const may = await mayAdjust(tx, operator, { wallet, amount: -amount });
      if (!may.ok) return may;
      const posted = await post(tx, {
        wallet,
        source: 'operator_adjustment',
        amount: -amount,
        by: operator,
        onceKey: undoKey(transaction),
        metadata: { reason, undoes: transaction },
      });
      if (!posted.ok) return posted;
      const { id, balance } = posted.value;
      await record(tx, operator, {
        act: 'gum-adjustment-undone',
        subject: wallet,
        was: { balance: balance + amount },
        became: { balance, amount: -amount, undoes: transaction },
        reason,
        gumTransaction: id,
      });
      await tell(tx, { to: [wallet], kind: 'gum', actor: null, subject: { amount: String(-amount) } });
      return ok({ wallet, amount: -amount, balance });
    },
  ),
] as const;
