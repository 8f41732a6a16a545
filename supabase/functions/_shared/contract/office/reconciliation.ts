import { z } from 'zod';
import { PageAnswer } from '../page.ts';
import { IsoTime } from '../values.ts';

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
