import { z } from 'zod';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, WalletAddress, WholeGum } from '../values.ts';

export const SourceName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const OfWallet = z.object({ wallet: WalletAddress });

const GumMovement = z.object({
  id: z.string().describe("the ledger row's id: it tells a repeated answer from a second movement"),
  amount: z.int().describe('negative: it was spent'),
  source: z.string(),
  title: z.string().describe('what an earning is announced with'),
  description: z.string(),
});

export type GumMovement = z.infer<typeof GumMovement>;

/** The field `gum` that any answer has beside its own where its call moved GUM of the caller's wallet. */
export const GumNews = z.object({
  wallet: WalletAddress,
  balance: WholeGum.describe('after all of them'),
  movements: z.array(GumMovement).min(1),
});

export type GumNews = z.infer<typeof GumNews>;

export const DailyCheckinAnswer = Done.extend({
  earned: WholeGum,
  message: z.string(),
  balance: WholeGum,
  nextAt: IsoTime.describe('the next midnight UTC'),
});

export type DailyCheckinAnswer = z.infer<typeof DailyCheckinAnswer>;

export const BalanceAnswer = Done.extend({
  wallet: WalletAddress,
  balance: WholeGum,
  total_earned: WholeGum,
  total_spent: WholeGum,
  streak: z
    .int()
    .min(0)
    .describe('consecutive UTC days with a daily_login, today or yesterday being the last'),
});

export type BalanceAnswer = z.infer<typeof BalanceAnswer>;

const GumTransaction = z.object({
  id: z.string(),
  transaction_type: z.enum(['earned', 'spent']),
  amount: WholeGum,
  source: z.string(),
  label: z.string().describe('the source, for people'),
  created_at: IsoTime,
});

export type GumTransaction = z.infer<typeof GumTransaction>;

export const TransactionsAnswer = PageAnswer.extend({
  transactions: z.array(GumTransaction).describe('newest first'),
});

export type TransactionsAnswer = z.infer<typeof TransactionsAnswer>;

export const CooldownAnswer = Done.extend({
  canEarn: z.boolean(),
  reward: WholeGum.describe('what it pays now; 0 when it pays nothing'),
  cooldownMinutes: z
    .int()
    .min(0)
    .describe('still to wait, rounded up; 0 when canEarn, and where it never pays again'),
  reason: z.string().describe('empty when canEarn'),
  nextAt: IsoTime.nullable().describe('null when canEarn, and where it never pays again'),
});

export type CooldownAnswer = z.infer<typeof CooldownAnswer>;

const GumSource = z.object({
  id: z.int(),
  source_name: z.string(),
  label: z.string().describe('its name for people'),
  base_reward: WholeGum,
  repeats: z
    .enum(['daily', 'once', 'cooldown'])
    .describe('daily: once a UTC day; once: once for ever; cooldown: again after cooldown_minutes'),
  cooldown_minutes: z.int().min(0),
  daily_limit: WholeGum.optional().describe('a UTC day; absent: no limit'),
  cap_group: z.string().optional().describe('the sources that share a limit; absent: it shares none'),
  group_limit: WholeGum.optional().describe('what they pay together a UTC day'),
});

export type GumSource = z.infer<typeof GumSource>;

export const SourcesAnswer = Done.extend({ sources: z.array(GumSource) });

export type SourcesAnswer = z.infer<typeof SourcesAnswer>;

export const EarnAnswer = Done.extend({ earned: WholeGum, balance: WholeGum });

export type EarnAnswer = z.infer<typeof EarnAnswer>;

export const AdjustAnswer = Done.extend({ amount: z.int(), balance: WholeGum });

export type AdjustAnswer = z.infer<typeof AdjustAnswer>;
