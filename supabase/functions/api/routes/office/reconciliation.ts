import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { reconciliationRoutes } from '../../../_shared/contract/office/reconciliation.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { reconciliationPage, reconcileNow } from '../../../_shared/db/office/reconciliation.ts';
import type { Handlers } from '../../calls.ts';

export const reconciliationHandlers: Handlers<typeof reconciliationRoutes> = {
  async 'GET /api/console/reconciliations'(tx, _admin, asked) {
    const { items, next } = await reconciliationPage(tx, asked);
    return ok({ reports: items, next });
  },

  async 'POST /api/console/reconciliations'(tx, { wallet }) {
    const id = await reconcileNow(tx);
    if (id === null) return fail('CONFLICT', 'The books are being gone through already.');
    await record(tx, wallet, { act: 'reconciliation', subject: id });
    return ok({ id });
  },
};
