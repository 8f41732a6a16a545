import { fail, ok } from '../../_shared/kernel/result.ts';
import type { gumRoutes } from '../../_shared/contract/gum.ts';
import { audit } from '../../_shared/db/guards.ts';
import {
  awardDaily,
  balanceOf,
  earningFacts,
  gumSources,
  history,
  loginStreak,
  totals,
} from '../../_shared/db/ledger.ts';
import { cooldown } from '../../_shared/domain/cooldown.ts';
import { nextMidnight } from '../../_shared/domain/days.ts';
import { DAILY_CHECKIN, isDaily } from '../../_shared/domain/gum.ts';
import type { Handlers } from '../calls.ts';

const iso = (ms: number) => new Date(ms).toISOString();

export const gumHandlers: Handlers<typeof gumRoutes> = {
  async 'POST /api/daily-checkin'(tx, { wallet }) {
    const award = await awardDaily(tx, wallet, DAILY_CHECKIN);
    if (!award.ok) return award;
    const { earned, balance, now } = award.value;
    return ok({ earned, balance, message: `You earned ${earned} GUM!`, nextAt: iso(nextMidnight(now)) });
  },

  async 'GET /api/gum/balance'(tx, { wallet }) {
    const balance = await balanceOf(tx, wallet);
    const { earned, spent } = await totals(tx, wallet);
    const streak = await loginStreak(tx, wallet);
    return ok({ wallet, balance, total_earned: earned, total_spent: spent, streak });
  },

  async 'GET /api/gum/transactions'(tx, { wallet }, asked) {
    const { items, next } = await history(tx, wallet, asked);
    return ok({ transactions: items, next });
  },

  async 'GET /api/gum/cooldown'(tx, { wallet }, { source }) {
    const facts = await earningFacts(tx, wallet, source);
    if (!facts || !isDaily(source)) return fail('NOT_FOUND', 'There is no such source of GUM.');
    const wait = cooldown(facts.rule, facts.earnedToday, facts.now);
    return ok({ ...wait, nextAt: wait.nextAt === null ? null : iso(wait.nextAt) });
  },

  'GET /api/gum/sources': async (tx) => ok({ sources: await gumSources(tx) }),

  async 'POST /api/gum/earn'(tx, { wallet, role }, { source, metadata }) {
    // A test earning keeps to the same once a day: the panel shows the rules at work and mints nothing beside.
    if (metadata.test && role !== 'ADMIN')
      return fail('FORBIDDEN', 'Only an administrator makes test earnings.');
    const award = await awardDaily(tx, wallet, source, metadata);
    if (!award.ok) return award;
    const { earned, balance } = award.value;
    if (metadata.test) await audit(tx, wallet, 'test-earn', { source, earned });
    return ok({ earned, balance });
  },
};
