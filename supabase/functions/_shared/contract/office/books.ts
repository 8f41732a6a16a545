import { z } from 'zod';
import { ANOMALY_KINDS } from '../../domain/office/anomalies.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, RowId, WalletAddress, WholeGum } from '../values.ts';

export const TrialBalanceAnswer = Done.extend({
  wallets: z.int().describe('what all wallets have'),
  issuance: z.int().describe('minus what was ever given out'),
  sink: z.int().describe('what was ever spent'),
  sum: z.int().describe('of the three: 0 where the books balance'),
  accounts: z.int().min(0),
  transactions: z.int().min(0),
});
export type TrialBalanceAnswer = z.infer<typeof TrialBalanceAnswer>;

const StatementLine = z.object({
  id: z.string(),
  created_at: IsoTime,
  amount: z.int().describe('negative: it was spent'),
  source: z.string(),
  label: z.string(),
  caused_by: z.string().describe("'wallet', 'system', or the operator's wallet"),
  reason: z.string().nullable(),
  undoes: z.string().nullable().describe('the id of the adjustment that this one undoes'),
  undone: z.boolean(),
});
export type StatementLine = z.infer<typeof StatementLine>;
export const StatementAnswer = PageAnswer.extend({
  wallet: WalletAddress,
  username: z.string().nullable(),
  balance: WholeGum,
  lines: z.array(StatementLine).describe('newest first'),
});
export type StatementAnswer = z.infer<typeof StatementAnswer>;

const Anomaly = z.object({
  wallet: WalletAddress,
  kind: z.enum(ANOMALY_KINDS),
  value: z.int().describe('movements of an hour for rate, GUM for the other two'),
});
export const AnomaliesAnswer = Done.extend({
  anomalies: z.array(Anomaly),
  looked_at: z.int().min(0).describe('movements of a day, the newest at most'),
});
export type AnomaliesAnswer = z.infer<typeof AnomaliesAnswer>;

export const UndoneAnswer = Done.extend({ wallet: WalletAddress, amount: z.int(), balance: WholeGum });

const wallet = '0x0000000000000001';

/** The books of all wallets, for operators (CONSOLE-3 to CONSOLE-5). */
export const booksRoutes = {
  'GET /api/console/trial-balance': {
    caller: 'administrator',
    about: 'What all accounts of the ledger add up to.',
    query: z.object({}),
    example: {},
    answer: TrialBalanceAnswer,
    cost: 50,
  },
  'GET /api/console/statement': {
    caller: 'administrator',
    about: "A wallet's movements of GUM, with who caused each.",
    query: PageQuery.extend({ wallet: WalletAddress }),
    example: { wallet, limit: 50 },
    answer: StatementAnswer,
    refusals: { NOT_FOUND: 'there is no such wallet' },
  },
  'GET /api/console/anomalies': {
    caller: 'administrator',
    about: 'Wallets that moved GUM unusually often or unusually much within the last day.',
    query: z.object({}),
    example: {},
    answer: AnomaliesAnswer,
    cost: 20,
  },
  'POST /api/console/undo-adjustment': {
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
} as const satisfies RouteTable;
