import { fail, ok } from '../../../../src/kernel/result.ts';
import {
  BalanceQuery,
  CooldownQuery,
  DailyCheckinBody,
  EarnBody,
  SourcesQuery,
  TransactionsQuery,
} from '../../_shared/contract/gum.ts';
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
import { read, write } from '../calls.ts';
import type { Api, ApiDeps } from '../deps.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** The GUM currency (spec 1, sections 7 and 9). */
export function gumRoutes(app: Api, deps: ApiDeps): void {
  app.post(
    '/daily-checkin',
    write(deps, {
      route: 'POST /api/daily-checkin',
      schema: DailyCheckinBody,
      owner: (body) => body.wallet,
      async act(tx, { wallet }) {
        const award = await awardDaily(tx, wallet, DAILY_CHECKIN);
        if (!award.ok) return award;
        const { earned, balance, now } = award.value;
        return ok({ earned, balance, message: `You earned ${earned} GUM!`, nextAt: iso(nextMidnight(now)) });
      },
    }),
  );

  app.get(
    '/gum/balance',
    read(deps, {
      route: 'GET /api/gum/balance',
      schema: BalanceQuery,
      owner: (query) => query.wallet,
      async act(tx, { wallet }) {
        const balance = await balanceOf(tx, wallet);
        const { earned, spent } = await totals(tx, wallet);
        const streak = await loginStreak(tx, wallet);
        return ok({ wallet, balance, total_earned: earned, total_spent: spent, streak });
      },
    }),
  );

  app.get(
    '/gum/transactions',
    read(deps, {
      route: 'GET /api/gum/transactions',
      schema: TransactionsQuery,
      owner: (query) => query.wallet,
      act: async (tx, { wallet }, page) => ok({ transactions: await history(tx, wallet, page) }),
    }),
  );

  app.get(
    '/gum/cooldown',
    read(deps, {
      route: 'GET /api/gum/cooldown',
      schema: CooldownQuery,
      owner: (query) => query.wallet,
      async act(tx, { wallet }, { source }) {
        const facts = await earningFacts(tx, wallet, source);
        if (!facts || !isDaily(source)) return fail('NOT_FOUND', 'There is no such source of GUM.');
        const wait = cooldown(facts.rule, facts.earnedToday, facts.now);
        return ok({ ...wait, nextAt: wait.nextAt === null ? null : iso(wait.nextAt) });
      },
    }),
  );

  app.get(
    '/gum/sources',
    read(deps, {
      route: 'GET /api/gum/sources',
      schema: SourcesQuery,
      act: async (tx) => ok({ sources: await gumSources(tx) }),
    }),
  );

  app.post(
    '/gum/earn',
    write(deps, {
      route: 'POST /api/gum/earn',
      schema: EarnBody,
      owner: (body) => body.wallet,
      async act(tx, { wallet, role }, { source, metadata }) {
        // A test earning keeps to the same once a day: the panel shows the rules at work and mints nothing beside.
        if (metadata.test && role !== 'ADMIN')
          return fail('FORBIDDEN', 'Only an administrator makes test earnings.');
        const award = await awardDaily(tx, wallet, source, metadata);
        if (!award.ok) return award;
        const { earned, balance } = award.value;
        if (metadata.test) await audit(tx, wallet, 'test-earn', { source, earned });
        return ok({ earned, balance });
      },
    }),
  );
}
