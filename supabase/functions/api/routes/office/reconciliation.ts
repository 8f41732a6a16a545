import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { reconciliationPage, reconcileNow } from '../../../_shared/db/office/reconciliation.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Done } from '../../../_shared/contract/values.ts';
import { ReconciliationsAnswer } from '../../../_shared/contract/office/reconciliation.ts';
import { route } from '../../route.ts';

/** What the nightly look through the books found (CONSOLE-6). */
export const reconciliationRoutes = [
  route(
    'GET /api/console/reconciliations',
    {
      caller: 'administrator',
      about: 'What was found each night when the books were gone through.',
      query: PageQuery,
      example: { limit: 10 },
      answer: ReconciliationsAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await reconciliationPage(tx, asked);
      return ok({ reports: items, next });
    },
  ),

  route(
    'POST /api/console/reconciliations',
    {
      caller: 'administrator',
      about: 'Goes through the books now. Nothing is repaired.',
      body: z.object({}),
      example: {},
      answer: Done.extend({ id: z.string().describe('of the report') }),
      limit: { calls: 5, minutes: 10 },
      refusals: { CONFLICT: 'the books are being gone through already' },
    },
    async (tx, { wallet }) => {
      const id = await reconcileNow(tx);
      if (id === null) return fail('CONFLICT', 'The books are being gone through already.');
      await record(tx, wallet, { act: 'reconciliation', subject: id });
      return ok({ id });
    },
  ),
] as const;
