import { z } from 'zod';
import { Done, IsoTime, WalletAddress, WholeGum } from './values.ts';

const SourceName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const DailyCheckinBody = z.object({ wallet: WalletAddress });
export const DailyCheckinAnswer = Done.extend({
  earned: WholeGum,
  message: z.string(),
  balance: WholeGum,
  /** The next midnight UTC. */
  nextAt: IsoTime,
});
export type DailyCheckinAnswer = z.infer<typeof DailyCheckinAnswer>;

export const BalanceQuery = z.object({ wallet: WalletAddress });
export const BalanceAnswer = Done.extend({
  wallet: WalletAddress,
  balance: WholeGum,
  total_earned: WholeGum,
  total_spent: WholeGum,
  /** Consecutive UTC days with a daily_login, today or yesterday being the last. */
  streak: z.int().min(0),
});
export type BalanceAnswer = z.infer<typeof BalanceAnswer>;

export const TransactionsQuery = z.object({
  wallet: WalletAddress,
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export const GumTransaction = z.object({
  id: z.string(),
  transaction_type: z.enum(['earned', 'spent']),
  amount: WholeGum,
  source: z.string(),
  created_at: IsoTime,
});
export type GumTransaction = z.infer<typeof GumTransaction>;
/** Newest first. */
export const TransactionsAnswer = Done.extend({ transactions: z.array(GumTransaction) });
export type TransactionsAnswer = z.infer<typeof TransactionsAnswer>;

export const CooldownQuery = z.object({ wallet: WalletAddress, source: SourceName });
export const CooldownAnswer = Done.extend({
  canEarn: z.boolean(),
  /** Whole minutes still to wait, rounded up; 0 when canEarn. */
  cooldownMinutes: z.int().min(0),
  /** Empty when canEarn. */
  reason: z.string(),
  nextAt: IsoTime.nullable(),
});
export type CooldownAnswer = z.infer<typeof CooldownAnswer>;

export const SourcesQuery = z.object({});
export const GumSource = z.object({
  id: z.int(),
  source_name: z.string(),
  base_reward: WholeGum,
  cooldown_minutes: z.int().min(0),
  /** GUM a UTC day; absent means no limit. */
  daily_limit: WholeGum.optional(),
});
export type GumSource = z.infer<typeof GumSource>;
export const SourcesAnswer = Done.extend({ sources: z.array(GumSource) });
export type SourcesAnswer = z.infer<typeof SourcesAnswer>;

export const EarnBody = z.object({
  wallet: WalletAddress,
  source: SourceName,
  /** `test` marks an earning made from the Gum panel, which the role ADMIN alone may make. */
  metadata: z.object({ test: z.boolean().optional(), timestamp: z.union([z.number(), IsoTime]) }),
});
export const EarnAnswer = Done.extend({ earned: WholeGum, balance: WholeGum });
export type EarnAnswer = z.infer<typeof EarnAnswer>;
