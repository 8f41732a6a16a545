import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { gumRoutes } from '../../../_shared/contract/school/gum.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
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
import type { Handlers } from '../../calls.ts';

const NO_SOURCE = fail('NOT_FOUND', 'There is no such source of GUM.');

const iso = (ms: number) => new Date(ms).toISOString();

export const gumHandlers: Handlers<typeof gumRoutes> = {
  async 'POST /api/daily-checkin'(tx, { wallet }) {
    const posted = await post(tx, { wallet, source: 'daily_checkin', by: 'wallet' });
    if (!posted.ok) return posted;
    const { amount: earned, balance, now } = posted.value;
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
    const name = gumSourceNamed(source);
    const facts = name && (await sourceFacts(tx, wallet, name));
    if (facts?.rule.direction !== 'earn' || facts.rule.amount === null) return NO_SOURCE;
    const wait = cooldown(facts.rule, facts.before, facts.now);
    return ok({ ...wait, nextAt: wait.nextAt === null ? null : iso(wait.nextAt) });
  },

  'GET /api/gum/sources': async (tx) => ok({ sources: await gumSources(tx) }),

  async 'POST /api/gum/earn'(tx, { wallet, role }, { source, metadata }) {
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

  async 'POST /api/gum/adjust'(tx, { wallet: operator }, { wallet, amount, reason }) {
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
    return ok({ amount, balance });
  },
};
