import { z } from 'zod';
import { MOST_MOVED } from '../../domain/school/gum.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, WalletAddress, WholeGum } from '../values.ts';

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

const TransactionsQuery = PageQuery.extend({
  wallet: WalletAddress,
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('how many to leave out; a cursor does the same without counting them'),
  type: z.enum(['earned', 'spent']).optional().describe('absent: both'),
  source: SourceName.optional().describe('those of this source alone; absent: of every source'),
});
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

const CooldownQuery = OfWallet.extend({ source: SourceName });
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

const EarnBody = OfWallet.extend({
  source: SourceName,
  metadata: z.object({
    test: z.boolean().optional().describe("made from the Gum panel, which is an administrator's alone"),
    timestamp: z.union([z.number(), IsoTime]),
  }),
});
export const EarnAnswer = Done.extend({ earned: WholeGum, balance: WholeGum });
export type EarnAnswer = z.infer<typeof EarnAnswer>;

const AdjustBody = OfWallet.extend({
  amount: z
    .int()
    .min(-MOST_MOVED)
    .max(MOST_MOVED)
    .refine((amount) => amount !== 0, 'expected an amount')
    .describe('negative: it is taken away'),
  reason: Reason,
});
export const AdjustAnswer = Done.extend({ amount: z.int(), balance: WholeGum });
export type AdjustAnswer = z.infer<typeof AdjustAnswer>;

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
    refusals: {
      CONFLICT: "today's was claimed already",
      NOT_FOUND: 'an operator has paused it',
      FORBIDDEN: 'the wallet raised it as an administrator, or one linked to it did',
    },
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
    about: "The wallet's transactions, or those of one side or one source.",
    query: TransactionsQuery,
    example: { wallet, limit: 50 },
    owner: 'wallet',
    answer: TransactionsAnswer,
  },
  'GET /api/gum/cooldown': {
    caller: 'member',
    about: 'Whether a source pays the wallet now, and if not, when it does.',
    query: CooldownQuery,
    example: { wallet, source: 'daily_checkin' },
    owner: 'wallet',
    answer: CooldownAnswer,
    refusals: { NOT_FOUND: 'there is no such source that pays an amount of its own' },
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
    about: 'Claims a source that wallets may ask for, by its name.',
    body: EarnBody,
    example: { wallet, source: 'daily_checkin', metadata: { timestamp: 0 } },
    owner: 'wallet',
    answer: EarnAnswer,
    refusals: {
      NOT_FOUND: 'there is no such source',
      FORBIDDEN:
        "the source is not paid by asking, the wallet itself raised it, or a test earning is not an administrator's",
      CONFLICT: 'it was claimed, or has to wait, or its limit of the day is reached',
    },
  },
  'POST /api/gum/adjust': {
    caller: 'administrator',
    about: 'Gives a wallet GUM, or takes some away, for a reason that the audit keeps.',
    body: AdjustBody,
    example: { wallet, amount: -15, reason: 'paid twice by a fault' },
    answer: AdjustAnswer,
    refusals: {
      NOT_FOUND: 'there is no such wallet',
      CONFLICT: 'its balance would be negative, or more than a balance holds',
      FORBIDDEN:
        "it is the administrator's own wallet or linked to it, or more than one administrator may give (domain/office/operatorGifts.ts)",
    },
  },
} as const satisfies RouteTable;
