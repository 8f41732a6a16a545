import { isoOf, type Address } from '../../kernel/units.ts';
import type {
  ChartsAnswer,
  EarnableSource,
  TodayAnswer,
  UsedSource,
} from '../../contract/school/gumCenter.ts';
import { balancesOf, type DayChange } from '../../domain/school/balances.ts';
import { cooldown } from '../../domain/system/cooldown.ts';
import { dateOf, daysOfMonth } from '../../domain/system/days.ts';
import { gumSourceNamed } from '../../domain/school/gumSources.ts';
import { gumSources, LABEL, LOGIN, sourceFacts } from './ledger.ts';
import type { Transaction } from '../port.ts';

/** The UTC day of the database's clock. */
async function todayOf(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ today: number }>(`select app.today() - date '1970-01-01' as today`);
  if (!row) throw new Error('the database does not know which day it is');
  return row.today;
}

/** How each source stands that the wallet may claim, and the limits that they share (GUM-17). */
export async function gumToday(tx: Transaction, wallet: Address): Promise<Omit<TodayAnswer, 'success'>> {
  const today = await todayOf(tx);
  const sources: EarnableSource[] = [];
  const caps = new Map<string, TodayAnswer['caps'][number]>();
  for (const { source_name, label, base_reward, cap_group = null, group_limit } of await gumSources(tx)) {
    const name = gumSourceNamed(source_name);
    const facts = name && (await sourceFacts(tx, wallet, name));
    if (!facts) continue;
    const { rule, before, now } = facts;
    const { canEarn, reward, reason, nextAt } = cooldown(rule, before, now);
    const earned = before.today;
    sources.push({
      source_name,
      label,
      base_reward,
      cap_group,
      earned,
      canEarn,
      reward,
      reason,
      nextAt: isoOf(nextAt),
    });
    if (cap_group !== null && group_limit !== undefined) {
      caps.set(cap_group, { cap_group, daily_limit: group_limit, earned: before.groupToday });
    }
  }
  return { today: dateOf(today), sources, caps: [...caps.values()] };
}

export interface Attendance {
  readonly today: string;
  readonly month: string;
  readonly since: string | null;
  readonly days: number[];
}

/** The days of a month (null: today's) with a daily_login, and the month of the first one ever (GUM-18). */
export async function attendance(
  tx: Transaction,
  wallet: Address,
  asked: string | undefined,
): Promise<Attendance> {
  const today = dateOf(await todayOf(tx));
  const month = asked ?? today.slice(0, 7);
  const { from, until } = daysOfMonth(month);
  const [row] = await tx.query<{ since: string | null; days: number[] }>(
    `select to_char((select min(day) from app.gum_transactions where wallet = $1 and source = $2), 'YYYY-MM') as since,
       (select coalesce(json_agg(distinct extract(day from day)::int), '[]') from app.gum_transactions
        where wallet = $1 and source = $2 and day >= $3::text::date and day < $4::text::date) as days`,
    [wallet, LOGIN, dateOf(from), dateOf(until)],
  );
  return { today, month, since: row?.since ?? null, days: row?.days ?? [] };
}

interface Moved extends DayChange {
  readonly source: string;
  readonly label: string;
  readonly earned: number;
}

/** The balance at the end of each of the last days, and what each source paid within them (GUM-20). */
export async function charts(
  tx: Transaction,
  wallet: Address,
  days: number,
): Promise<Omit<ChartsAnswer, 'success'>> {
  const today = await todayOf(tx);
  // One statement, so that no movement comes between the balance and what led to it.
  const [found] = await tx.query<{ balance: number; moved: Moved[] }>(
    `select coalesce((select balance from app.gum_accounts where wallet = $1), 0) as balance,
       (select coalesce(json_agg(moved), '[]') from (
         select day - date '1970-01-01' as day, source, ${LABEL} as label, sum(amount)::int as change,
           coalesce(sum(amount) filter (where amount > 0), 0)::int as earned
         from app.gum_transactions as one
         where wallet = $1 and created_at >= $2::text::timestamp at time zone 'utc'
         group by one.day, one.source) as moved) as moved`,
    [wallet, dateOf(today - days + 1)],
  );
  const { balance, moved } = found ?? { balance: 0, moved: [] };
  const bySource = new Map<string, ChartsAnswer['earned'][number]>();
  for (const { source, label, earned } of moved) {
    if (earned > 0)
      bySource.set(source, { source, label, earned: (bySource.get(source)?.earned ?? 0) + earned });
  }
  return {
    today: dateOf(today),
    balances: balancesOf(moved, balance, today, days),
    earned: [...bySource.values()].sort((one, other) => other.earned - one.earned),
  };
}

/** The sources that ever moved the wallet's GUM, each looked up by the index. */
export const usedSources = (tx: Transaction, wallet: Address): Promise<UsedSource[]> =>
  tx.query<UsedSource>(
    `select source_name as source, label from app.gum_sources as source
     where exists (select from app.gum_transactions as moved
       where moved.wallet = $1 and moved.source = source.source_name)
     order by source.id`,
    [wallet],
  );
