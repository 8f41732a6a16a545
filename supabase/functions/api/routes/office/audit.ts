import { ok } from '../../../_shared/kernel/result.ts';
import type { auditRoutes } from '../../../_shared/contract/office/audit.ts';
import { auditPage } from '../../../_shared/db/office/auditLog.ts';
import type { Handlers } from '../../calls.ts';

export const auditHandlers: Handlers<typeof auditRoutes> = {
  async 'GET /api/console/audit'(tx, _admin, asked) {
    const { items, next } = await auditPage(tx, asked);
    return ok({ entries: items, next });
  },
};
