import { fail, ok, type Result } from '../kernel/result.ts';
import { epochMs, gum, type Address, type EpochMs, type Gum } from '../kernel/units.ts';
import type { GumSource, GumTransaction } from '../contract/gum.ts';
import { streak, utcDay } from '../domain/days.ts';
import {
  ALREADY_CLAIMED,
  DAILY_LOGIN,
  dailyKey,
  dailyReward,
  isDaily,
  type EarnedToday,
  type GumRule,
} from '../domain/gum.ts';
import { newestFirst, type Page, type PageAsked } from './pages.ts';
import type { Transaction } from './port.ts';

/** What the rules ask about a source and a wallet, as the database sees it now. */
export interface EarningFacts {
  readonly rule: GumRule;
  readonly earnedToday: EarnedToday;
  readonly now: EpochMs;
}

/** Null when there is no such source. */
export async function earningFacts(
  tx: Transaction,
  wallet: Address,
  source: string,
): Promise<EarningFacts | null> {
  const [row] = await tx.query<{ base_reward: number; now: Date; earned_today: Record<string, number> }>(
    `select s.base_reward, app.now() as now,
       (select coalesce(json_object_agg(t.source, t.amount), '{}') from (
          select source, sum(amount)::int as amount from app.gum_transactions
          where wallet = $1 and day = app.today() and amount > 0 group by source) t) as earned_today
     from app.gum_sources s where s.source_name = $2 and s.is_active`,
    [wallet, source],
  );
  if (!row) return null;
  return {
    rule: { source, baseReward: gum(row.base_reward) },
    earnedToday: row.earned_today,
    now: epochMs(row.now.getTime()),
  };
}

export interface Award {
  readonly earned: Gum;
  readonly balance: Gum;
  readonly now: EpochMs;
}

/**
 * Pays a daily source. NOT_FOUND for an unknown source, FORBIDDEN for one that a wallet cannot claim by asking,
 * CONFLICT when today's was paid. Of any number of requests at once the unique key lets one through.
 */
export async function awardDaily(
  tx: Transaction,
  wallet: Address,
  source: string,
  metadata: Readonly<Record<string, unknown>> = {},
): Promise<Result<Award>> {
  const facts = await earningFacts(tx, wallet, source);
  if (!facts) return fail('NOT_FOUND', 'There is no such source of GUM.');
  if (!isDaily(source)) return fail('FORBIDDEN', 'This source is not paid by asking.');
  const reward = dailyReward(facts.rule, facts.earnedToday);
  if (!reward.ok) return reward;
  const paid = await tx.query(
    `insert into app.gum_transactions (wallet, system_account, amount, source, once_key, metadata)
     values ($1, 'issuance', $2, $3, $4, $5::text::jsonb)
     on conflict (wallet, once_key) do nothing returning id`,
    [wallet, reward.value, source, dailyKey(source, utcDay(facts.now)), JSON.stringify(metadata)],
  );
  if (paid.length === 0) return fail('CONFLICT', ALREADY_CLAIMED);
  return ok({ earned: reward.value, balance: await balanceOf(tx, wallet), now: facts.now });
}

export async function balanceOf(tx: Transaction, wallet: Address): Promise<Gum> {
  const [row] = await tx.query<{ balance: number }>(
    'select balance from app.gum_accounts where wallet = $1',
    [wallet],
  );
  return gum(row?.balance ?? 0);
}

/** Consecutive UTC days with a daily_login (GUM-6). */
export async function loginStreak(tx: Transaction, wallet: Address): Promise<number> {
  const [row] = await tx.query<{ days: number[]; today: number }>(
    `select coalesce(json_agg(day - date '1970-01-01'), '[]') as days, app.today() - date '1970-01-01' as today
     from app.gum_transactions where wallet = $1 and source = $2 and amount > 0`,
    [wallet, DAILY_LOGIN],
  );
  return row ? streak(row.days, row.today) : 0;
}

export async function totals(tx: Transaction, wallet: Address): Promise<{ earned: Gum; spent: Gum }> {
  const [row] = await tx.query<{ earned: number; spent: number }>(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::int as earned,
       coalesce(-sum(amount) filter (where amount < 0), 0)::int as spent
     from app.gum_transactions where wallet = $1`,
    [wallet],
  );
  return { earned: gum(row?.earned ?? 0), spent: gum(row?.spent ?? 0) };
}

/** The transactions, newest first. */
export async function history(
  tx: Transaction,
  wallet: Address,
  asked: PageAsked,
): Promise<Page<GumTransaction>> {
  const { items, next } = await newestFirst<{ amount: number; source: string }>(
    tx,
    { table: 'app.gum_transactions', columns: 'amount, source', where: 'wallet = $1', parameters: [wallet] },
    asked,
  );
  const transactions = items.map(({ id, amount, source, created_at }): GumTransaction => ({
    id,
    transaction_type: amount > 0 ? 'earned' : 'spent',
    amount: Math.abs(amount),
    source,
    created_at: created_at.toISOString(),
  }));
  return { items: transactions, next };
}

export async function gumSources(tx: Transaction): Promise<GumSource[]> {
  const rows = await tx.query<{
    id: number;
    source_name: string;
    base_reward: number;
    cooldown_minutes: number;
    daily_limit: number | null;
  }>(
    `select id, source_name, base_reward, cooldown_minutes, daily_limit
     from app.gum_sources where is_active order by id`,
  );
  return rows.map(({ daily_limit, ...source }) =>
    daily_limit === null ? source : { ...source, daily_limit },
  );
}
