import { z } from 'zod';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime } from '../values.ts';

const Finding = z.object({
  check: z.string().describe('entry, balance, account, source, day, daily or cause'),
  subject: z.string().describe('a wallet, a source, or the id of a movement'),
  detail: z.string(),
});
export type Finding = z.infer<typeof Finding>;

const Reconciliation = z.object({
  id: z.string(),
  created_at: IsoTime,
  took_ms: z.int().min(0),
  transactions: z.int().min(0),
  wallets: z.int().min(0),
  problems: z.int().min(0),
  findings: z.array(Finding).describe('of each check the first 100'),
});
export type Reconciliation = z.infer<typeof Reconciliation>;
export const ReconciliationsAnswer = PageAnswer.extend({
  reports: z.array(Reconciliation).describe('newest first'),
});

/** What the nightly look through the books found (CONSOLE-6). */
export const reconciliationRoutes = {
  'GET /api/console/reconciliations': {
    caller: 'administrator',
    about: 'What was found each night when the books were gone through.',
    query: PageQuery,
    example: { limit: 10 },
    answer: ReconciliationsAnswer,
  },
  'POST /api/console/reconciliations': {
    caller: 'administrator',
    about: 'Goes through the books now. Nothing is repaired.',
    body: z.object({}),
    example: {},
    answer: Done.extend({ id: z.string().describe('of the report') }),
    limit: { calls: 5, minutes: 10 },
    refusals: { CONFLICT: 'the books are being gone through already' },
  },
} as const satisfies RouteTable;
