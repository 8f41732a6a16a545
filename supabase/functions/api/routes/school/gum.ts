import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { mayAdjust } from '../../../_shared/db/school/gumBooks.ts';
import {
  balanceOf,
  gumSources,
  history,
  loginStreak,
  post,
  sourceFacts,
  totals,
} from '../../../_shared/db/school/ledger.ts';
import { cooldown } from '../../../_shared/domain/system/cooldown.ts';
import { nextMidnight } from '../../../_shared/domain/system/days.ts';
import { gumSourceNamed } from '../../../_shared/domain/school/gumSources.ts';
import { MOST_MOVED } from '../../../_shared/domain/school/gum.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { IsoTime, Reason, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  SourceName,
  OfWallet,
  DailyCheckinAnswer,
  BalanceAnswer,
  TransactionsAnswer,
  CooldownAnswer,
  SourcesAnswer,
  EarnAnswer,
  AdjustAnswer,
} from '../../../_shared/contract/school/gum.ts';
import { route } from '../../route.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';

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

const CooldownQuery = OfWallet.extend({ source: SourceName });

const EarnBody = OfWallet.extend({
  source: SourceName,
  metadata: z.object({
    test: z.boolean().optional().describe("made from the Gum panel, which is an administrator's alone"),
    timestamp: z.union([z.number(), IsoTime]),
  }),
});

const AdjustBody = OfWallet.extend({
  amount: z
    .int()
    .min(-MOST_MOVED)
    .max(MOST_MOVED)
    .refine((amount) => amount !== 0, 'expected an amount')
    .describe('negative: it is taken away'),
  reason: Reason,
});

const wallet = '0x0000000000000001';

const NO_SOURCE = fail('NOT_FOUND', 'There is no such source of GUM.');

/** The GUM currency (GUM-2 to GUM-6, GUM-11). */
export const gumRoutes = [
  route(
    'POST /api/daily-checkin',
    {
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
    async (tx, { wallet }) => {
      const posted = await post(tx, { wallet, source: 'daily_checkin', by: 'wallet' });
      if (!posted.ok) return posted;
      const { amount: earned, balance, now } = posted.value;
      return ok({ earned, balance, message: `You earned ${earned} GUM!`, nextAt: isoOf(nextMidnight(now)) });
    },
  ),

  route(
    'GET /api/gum/balance',
    {
      caller: 'member',
      about: 'What the wallet has, and what it ever earned and spent.',
      query: OfWallet,
      example: { wallet },
      owner: 'wallet',
      answer: BalanceAnswer,
    },
    async (tx, { wallet }) => {
      const balance = await balanceOf(tx, wallet);
      const { earned, spent } = await totals(tx, wallet);
      const streak = await loginStreak(tx, wallet);
      return ok({ wallet, balance, total_earned: earned, total_spent: spent, streak });
    },
  ),

  route(
    'GET /api/gum/transactions',
    {
      caller: 'member',
      about: "The wallet's transactions, or those of one side or one source.",
      query: TransactionsQuery,
      example: { wallet, limit: 50 },
      owner: 'wallet',
      answer: TransactionsAnswer,
    },
    async (tx, { wallet }, asked) => {
      const { items, next } = await history(tx, wallet, asked);
      return ok({ transactions: items, next });
    },
  ),

  route(
    'GET /api/gum/cooldown',
    {
      caller: 'member',
      about: 'Whether a source pays the wallet now, and if not, when it does.',
      query: CooldownQuery,
      example: { wallet, source: 'daily_checkin' },
      owner: 'wallet',
      answer: CooldownAnswer,
      refusals: { NOT_FOUND: 'there is no such source that pays an amount of its own' },
    },
    async (tx, { wallet }, { source }) => {
      const name = gumSourceNamed(source);
      const facts = name && (await sourceFacts(tx, wallet, name));
      if (facts?.rule.direction !== 'earn' || facts.rule.amount === null) return NO_SOURCE;
      const wait = cooldown(facts.rule, facts.before, facts.now);
      return ok({ ...wait, nextAt: isoOf(wait.nextAt) });
    },
  ),

  route(
    'GET /api/gum/sources',
    {
      caller: 'member',
      about: 'What GUM is paid for, and how much.',
      query: z.object({}),
      example: {},
      answer: SourcesAnswer,
    },
    async (tx) => ok({ sources: await gumSources(tx) }),
  ),

  route(
    'POST /api/gum/earn',
    {
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
    async (tx, { wallet, role }, { source, metadata }) => {
      // A test earning keeps to the same rules: the panel shows them at work and mints nothing beside.
      if (metadata.test && role !== 'ADMIN')
        return fail('FORBIDDEN', 'Only an administrator makes test earnings.');
      const name = gumSourceNamed(source);
      const facts = name && (await sourceFacts(tx, wallet, name));
      if (name === null || facts === null) return NO_SOURCE;
      if (facts.rule.claim !== 'asking') return fail('FORBIDDEN', 'This source is not paid by asking.');
      const posted = await post(tx, { wallet, source: name, by: 'wallet', metadata });
      if (!posted.ok) return posted;
      const { amount: earned, balance } = posted.value;
      if (metadata.test) {
        const became = { source, earned, balance };
        await record(tx, wallet, {
          act: 'test-earn',
          subject: wallet,
          became,
          gumTransaction: posted.value.id,
        });
      }
      return ok({ earned, balance });
    },
  ),

  route(
    'POST /api/gum/adjust',
    {
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
    async (tx, { wallet: operator }, { wallet, amount, reason }) => {
      const may = await mayAdjust(tx, operator, { wallet, amount });
      if (!may.ok) return may;
      const posted = await post(tx, {
        wallet,
        source: 'operator_adjustment',
        amount,
        by: operator,
        metadata: { reason },
      });
      if (!posted.ok) return posted;
      const { id, balance } = posted.value;
      await record(tx, operator, {
        act: 'gum-adjustment',
        subject: wallet,
        was: { balance: balance - amount },
        became: { balance, amount },
        reason,
        gumTransaction: id,
      });
      await tell(tx, { to: [wallet], kind: 'gum', actor: null, subject: { amount: String(amount) } });
      return ok({ amount, balance });
    },
  ),
] as const;
