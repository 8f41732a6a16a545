import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { booksRoutes } from '../../../_shared/contract/office/books.ts';
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
import { post } from '../../../_shared/db/school/ledger.ts';
import { usernameOf } from '../../../_shared/db/town/terminal.ts';
import type { Handlers } from '../../calls.ts';

export const booksHandlers: Handlers<typeof booksRoutes> = {
  'GET /api/console/trial-balance': async (tx) => ok(await trialBalance(tx)),

  async 'GET /api/console/statement'(tx, _admin, { wallet, ...asked }) {
    const balance = await balanceSeen(tx, wallet);
    if (balance === null) return fail('NOT_FOUND', 'There is no such wallet.');
    const { items, next } = await statementPage(tx, wallet, asked);
    return ok({ wallet, username: await usernameOf(tx, wallet), balance, lines: items, next });
  },

  'GET /api/console/anomalies': async (tx) => ok(await recentAnomalies(tx)),

  async 'POST /api/console/undo-adjustment'(tx, { wallet: operator }, { transaction, reason }) {
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
    return ok({ wallet, amount: -amount, balance });
  },
};
