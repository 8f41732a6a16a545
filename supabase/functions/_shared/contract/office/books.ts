import { z } from 'zod';
import { ANOMALY_KINDS } from '../../domain/office/anomalies.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, WalletAddress, WholeGum } from '../values.ts';

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
