import type { AnomaliesAnswer, StatementLine, TrialBalanceAnswer } from '../../contract/office/books.ts';
import {
  anomaliesOf,
  FRESH_MS,
  LARGEST_USUAL,
  MOST_AN_HOUR,
  MOST_WHILE_FRESH,
} from '../../domain/office/anomalies.ts';
import { adjustable } from '../../domain/office/operatorGifts.ts';
import type { Result } from '../../kernel/result.ts';
import { epochMs, gum, type Address, type Gum } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

/** What all accounts add up to. Row level security lets an administrator see all of them. */
export async function trialBalance(tx: Transaction): Promise<Omit<TrialBalanceAnswer, 'success'>> {
  const [row] = await tx.query<Omit<TrialBalanceAnswer, 'success' | 'sum'>>(
    `select a.wallets, a.accounts, t.issuance, t.sink, t.transactions from
       (select coalesce(sum(balance), 0)::float8 as wallets, count(*)::float8 as accounts from app.gum_accounts) as a,
       (select coalesce(-sum(amount) filter (where system_account = 'issuance'), 0)::float8 as issuance,
          coalesce(-sum(amount) filter (where system_account = 'sink'), 0)::float8 as sink,
          count(*)::float8 as transactions from app.gum_transactions) as t`,
  );
  if (!row) throw new Error('no books');
  return { ...row, sum: row.wallets + row.issuance + row.sink };
}

/** What a wallet has, as an operator sees it; null: there is no such wallet. */
export async function balanceSeen(tx: Transaction, wallet: Address): Promise<Gum | null> {
  const [row] = await tx.query<{ balance: number }>(
    'select balance from app.gum_accounts where wallet = $1',
    [wallet],
  );
  return row ? gum(row.balance) : null;
}

/** The once key, within its source, of what undoes a movement: no second one does. */
export const undoKey = (transaction: string): string => `undo:${transaction}`;

/** The movements of a wallet, newest first, as an operator sees them. */
export async function statementPage(
  tx: Transaction,
  wallet: Address,
  asked: PageAsked,
): Promise<Page<StatementLine>> {
  const { items, next } = await newestFirst<Omit<StatementLine, 'id' | 'created_at'>>(
    tx,
    {
      table: 'app.gum_transactions',
      columns: `amount, source, caused_by, metadata ->> 'reason' as reason, metadata ->> 'undoes' as undoes,
        coalesce((select label from app.gum_sources where source_name = one.source), replace(source, '_', ' ')) as label,
        source = 'operator_adjustment' and exists (select from app.gum_transactions as undoing
          where undoing.wallet = one.wallet and undoing.once_key = 'operator_adjustment:undo:' || one.id) as undone`,
      where: 'wallet = $1',
      parameters: [wallet],
    },
    asked,
  );
  const lines = items.map(({ id, created_at, amount, source, label, caused_by, reason, undoes, undone }) => ({
    id,
    created_at: created_at.toISOString(),
    amount,
    source,
    label,
    caused_by,
    reason,
    undoes,
    undone,
  }));
  return { items: lines, next };
}

/** A movement of any wallet, for an operator. */
export type Moved = { wallet: Address; amount: number; source: string; undoes: string | null };

export async function movementOf(tx: Transaction, id: string): Promise<Moved | null> {
  const [row] = await tx.query<Moved>(
    `select wallet::text as wallet, amount, source, metadata ->> 'undoes' as undoes
     from app.gum_transactions where id = $1::text::bigint`,
    [id],
  );
  return row ?? null;
}

/** The newest movements that are looked at, whatever a day has: the question stays as short as that. */
const LOOKED_AT = 20_000;
/** Wallets that are named at once. */
const NAMED = 200;

type ActivityRow = {
  wallet: Address;
  known_since: Date;
  hourly: number;
  earned: number;
  largest: number;
};

/** What is unusual about what wallets moved within a day. */
export async function recentAnomalies(tx: Transaction): Promise<Omit<AnomaliesAnswer, 'success'>> {
  const newest = `newest as materialized (select wallet, amount, created_at from
    (select wallet, amount, created_at from app.gum_transactions order by id desc limit ${LOOKED_AT}) as last
    where created_at > app.now() - interval '1 day')`;
  const [[counted], rows] = await Promise.all([
    tx.query<{ total: number; now: Date }>(
      `with ${newest} select count(*)::int as total, app.now() as now from newest`,
    ),
    tx.query<ActivityRow>(
      `with ${newest}, moved as (
         select wallet, count(*) filter (where created_at > app.now() - interval '1 hour')::int as hourly,
           coalesce(sum(amount) filter (where amount > 0), 0)::float8 as earned, max(abs(amount)) as largest
         from newest group by wallet)
       select wallet::text as wallet, known.created_at as known_since, hourly, earned, largest
       from moved join app.wallets as known using (wallet)
       where hourly > $1::float8 or largest > $2::float8
         or (earned > $3::float8 and known.created_at > app.now() - $4::float8 * interval '1 millisecond')
       order by largest desc, wallet limit ${NAMED}`,
      [MOST_AN_HOUR, LARGEST_USUAL, MOST_WHILE_FRESH, FRESH_MS],
    ),
  ]);
  const now = epochMs(counted?.now.getTime() ?? 0);
  const anomalies = rows.flatMap(({ wallet, known_since, hourly, earned, largest }) =>
    anomaliesOf({ wallet, knownSince: epochMs(known_since.getTime()), hourly, earned, largest }, now),
  );
  return { anomalies, looked_at: counted?.total ?? 0 };
}

/**
 * Whether an administrator may adjust a wallet's balance by this amount alone. Their other adjustments wait until the
 * transaction ends.
 */
export async function mayAdjust(
  tx: Transaction,
  operator: Address,
  { wallet, amount }: { readonly wallet: Address; readonly amount: number },
): Promise<Result<null>> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('adjustments:' || $1, 0))`, [operator]);
  const [facts] = await tx.query<{ own: boolean; given: number }>(
    `select app.is_same_person($1, $2) as own,
       coalesce((
         select sum(amount) from app.gum_transactions
         where caused_by = $1 and source = 'operator_adjustment' and amount > 0
           and created_at >= date_trunc('day', app.now() at time zone 'utc') at time zone 'utc'
       ), 0)::float8 as given`,
    [operator, wallet],
  );
  return adjustable({ amount, isOwn: facts?.own ?? false, given: facts?.given ?? 0 });
}
