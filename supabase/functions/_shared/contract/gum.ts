import { z } from 'zod';
import { PageAnswer, PageQuery } from './page.ts';
import type { RouteTable } from './table.ts';
import { Done, IsoTime, WalletAddress, WholeGum } from './values.ts';

const SourceName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

const OfWallet = z.object({ wallet: WalletAddress });

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

const TransactionsQuery = PageQuery.extend({
  wallet: WalletAddress,
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('how many to leave out; a cursor does the same without counting them'),
});
const GumTransaction = z.object({
  id: z.string(),
  transaction_type: z.enum(['earned', 'spent']),
  amount: WholeGum,
  source: z.string(),
  created_at: IsoTime,
});
export type GumTransaction = z.infer<typeof GumTransaction>;
export const TransactionsAnswer = PageAnswer.extend({
  transactions: z.array(GumTransaction).describe('newest first'),
});
export type TransactionsAnswer = z.infer<typeof TransactionsAnswer>;

const CooldownQuery = OfWallet.extend({ source: SourceName });
export const CooldownAnswer = Done.extend({
  canEarn: z.boolean(),
  cooldownMinutes: z.int().min(0).describe('still to wait, rounded up; 0 when canEarn'),
  reason: z.string().describe('empty when canEarn'),
  nextAt: IsoTime.nullable(),
});
export type CooldownAnswer = z.infer<typeof CooldownAnswer>;

const GumSource = z.object({
  id: z.int(),
  source_name: z.string(),
  base_reward: WholeGum,
  cooldown_minutes: z.int().min(0),
  daily_limit: WholeGum.optional().describe('a UTC day; absent: no limit'),
});
export type GumSource = z.infer<typeof GumSource>;
export const SourcesAnswer = Done.extend({ sources: z.array(GumSource) });
export type SourcesAnswer = z.infer<typeof SourcesAnswer>;

const EarnBody = OfWallet.extend({
  source: SourceName,
  metadata: z.object({
    test: z.boolean().optional().describe("made from the Gum panel, which is an administrator's alone"),
    timestamp: z.union([z.number(), IsoTime]),
  }),
});
export const EarnAnswer = Done.extend({ earned: WholeGum, balance: WholeGum });
export type EarnAnswer = z.infer<typeof EarnAnswer>;

const wallet = '0x0000000000000001';

/** The GUM currency (GUM-2 to GUM-6, GUM-11). */
export const gumRoutes = {
  'POST /api/daily-checkin': {
    caller: 'member',
    about: 'Claims the daily check-in, once a UTC day.',
    body: OfWallet,
    example: { wallet },
    owner: 'wallet',
    answer: DailyCheckinAnswer,
    refusals: { CONFLICT: "today's was claimed already" },
  },
  'GET /api/gum/balance': {
    caller: 'member',
    about: 'What the wallet has, and what it ever earned and spent.',
    query: OfWallet,
    example: { wallet },
    owner: 'wallet',
    answer: BalanceAnswer,
  },
  'GET /api/gum/transactions': {
    caller: 'member',
    about: "The wallet's transactions.",
    query: TransactionsQuery,
    example: { wallet, limit: 50 },
    owner: 'wallet',
    answer: TransactionsAnswer,
  },
  'GET /api/gum/cooldown': {
    caller: 'member',
    about: 'Whether the wallet can claim a daily source now, and if not, when.',
    query: CooldownQuery,
    example: { wallet, source: 'daily_checkin' },
    owner: 'wallet',
    answer: CooldownAnswer,
    refusals: { NOT_FOUND: 'there is no such daily source' },
  },
  'GET /api/gum/sources': {
    caller: 'member',
    about: 'What GUM is paid for, and how much.',
    query: z.object({}),
    example: {},
    answer: SourcesAnswer,
  },
  'POST /api/gum/earn': {
    caller: 'member',
    about: 'Claims a daily source by its name.',
    body: EarnBody,
    example: { wallet, source: 'daily_checkin', metadata: { timestamp: 0 } },
    owner: 'wallet',
    answer: EarnAnswer,
    refusals: {
      NOT_FOUND: 'there is no such source',
      FORBIDDEN: "the source is not paid by asking, or a test earning is not an administrator's",
      CONFLICT: "today's was claimed already",
    },
  },
} as const satisfies RouteTable;
