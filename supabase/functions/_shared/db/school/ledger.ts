import { fail, ok, type Result } from '../../kernel/result.ts';
import { epochMs, gum, type Address, type EpochMs, type Gum } from '../../kernel/units.ts';
import type { GumMovement, GumNews, GumSource, GumTransaction } from '../../contract/school/gum.ts';
import { streak } from '../../domain/system/days.ts';
import {
  amountOf,
  balanceAfter,
  movable,
  onceKeyOf,
  type GumRule,
  type MovedBefore,
} from '../../domain/school/gum.ts';
import type { GumSourceName } from '../../domain/school/gumSources.ts';
import { RAISED_BY_YOURSELF } from '../../domain/office/operatorGifts.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { MovedGum, Transaction } from '../port.ts';

/** Who caused a movement: the wallet itself, the system, or the operator of this address. */
export type Cause = 'wallet' | 'system' | Address;

export interface Movement {
  readonly wallet: Address;
  readonly source: GumSourceName;
  /** Positive is earned, negative spent. Absent: the amount of the source's row, which has to have one. */
  readonly amount?: number;
  /**
   * What may happen once to the wallet within the source, at most 50 characters. Absent: the day, for a source of once a
   * day; nothing, for one that repeats by its cooldown.
   */
  readonly onceKey?: string;
  readonly by: Cause;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** What the earning is announced with. Absent: the words of the source. */
  readonly news?: Pick<GumMovement, 'title' | 'description'>;
}

export interface Posted {
  /** Of the ledger's row. */
  readonly id: string;
  /** What moved, which limits may have cut; negative: spent. */
  readonly amount: number;
  readonly balance: Gum;
  readonly now: EpochMs;
}

/** What the rules ask about a source and a wallet, as the database sees it now. */
export interface SourceFacts {
  readonly rule: GumRule;
  readonly before: MovedBefore;
  readonly now: EpochMs;
  /** Whether the source, or the cap of its group, is as the wallet raised it as an operator, or one linked to it (CONSOLE-13). */
  readonly raisedByOwn: boolean;
  /** The words that an earning is announced with. */
  readonly news: Pick<GumMovement, 'title' | 'description'>;
}

type FactsRow = {
  balance: number;
  /** Null: there is no such source, or none that is active. */
  direction: GumRule['direction'] | null;
  base_reward: number | null;
  repeats: GumRule['repeats'];
  cooldown_minutes: number;
  daily_limit: number | null;
  group_limit: number | null;
  claim: GumRule['claim'];
  title: string;
  description: string;
  raised_by_own: boolean;
  now: Date;
  last_at: Date | null;
  today: number;
  group_today: number;
};

/** Null when there is no such wallet, or the caller may not ask about it. */
async function factsRow(
  tx: Transaction,
  wallet: Address,
  source: GumSourceName,
  balance: 'hold' | 'read',
): Promise<FactsRow | null> {
  const [row] = await tx.query<FactsRow>('select * from app.gum_facts($1, $2, $3)', [
    wallet,
    source,
    balance === 'hold',
  ]);
  return row ?? null;
}

function toFacts(source: GumSourceName, row: FactsRow): SourceFacts | null {
  const { direction, repeats, claim, title, description } = row;
  if (direction === null) return null;
  return {
    rule: {
      source,
      direction,
      amount: row.base_reward === null ? null : gum(row.base_reward),
      repeats,
      cooldownMinutes: row.cooldown_minutes,
      dailyLimit: row.daily_limit,
      groupLimit: row.group_limit,
      claim,
    },
    before: {
      lastAt: row.last_at && epochMs(row.last_at.getTime()),
      today: row.today,
      groupToday: row.group_today,
    },
    now: epochMs(row.now.getTime()),
    raisedByOwn: row.raised_by_own,
    news: { title, description },
  };
}

/** Null when there is no such source, or none that is active. */
export async function sourceFacts(
  tx: Transaction,
  wallet: Address,
  source: GumSourceName,
): Promise<SourceFacts | null> {
  const row = await factsRow(tx, wallet, source, 'read');
  return row && toFacts(source, row);
}

/**
 * The balances of these wallets, held until the transaction ends: other movements of theirs wait. A transaction that
 * posts for several wallets holds them all first, by one call, so that they are taken in the order of their addresses.
 */
export async function holdBalances(
  tx: Transaction,
  wallets: readonly Address[],
): Promise<ReadonlyMap<string, Gum>> {
  const rows = await tx.query<{ wallet: string; balance: number }>(
    `select wallet, balance
     from app.hold_gum_accounts(array(select json_array_elements_text($1::text::json)))`,
    [JSON.stringify(wallets)],
  );
  return new Map(rows.map(({ wallet, balance }) => [wallet, gum(balance)]));
}

const isOperator = async (tx: Transaction, by: Address): Promise<boolean> => {
  const [row] = await tx.query<{ is: boolean }>(
    'select app.is_admin() and app.current_wallet() = $1 as "is"',
    [by],
  );
  return row?.is === true;
};

/**
 * Moves GUM: the only writer of the ledger. It holds the wallet's balance, asks every rule of the source's row, and
 * writes one row. A refusal changes nothing: NOT_FOUND for a wallet or source that is not there, FORBIDDEN for an
 * operator's source without an operator, an operator with another source, or a source that the wallet itself raised; CONFLICT where the source waits or is at its
 * limit, the balance does not suffice, or the once key was used. Throws a RangeError for an amount that contradicts the
 * source (domain/school/gum.ts).
 */
export async function post(tx: Transaction, movement: Movement): Promise<Result<Posted>> {
  const { wallet, source, by, metadata = {} } = movement;
  const forOperators = by !== 'wallet' && by !== 'system';
  if (forOperators && !(await isOperator(tx, by))) return fail('FORBIDDEN', 'Only an operator may do this.');
  const row = await factsRow(tx, wallet, source, 'hold');
  if (!row) return fail('NOT_FOUND', 'There is no such wallet.');
  const balance = gum(row.balance);
  const facts = toFacts(source, row);
  if (!facts) return fail('NOT_FOUND', 'There is no such source of GUM.');
  const { rule, before, now, news, raisedByOwn } = facts;
  if ((rule.claim === 'operator') !== forOperators) {
    return fail('FORBIDDEN', 'GUM of this source is moved in another way.');
  }
  if (raisedByOwn) return RAISED_BY_YOURSELF;
  const moved = movable(rule, amountOf(rule, movement.amount), before, now);
  if (!moved.ok) return moved;
  const amount = moved.value;
  const after = balanceAfter(balance, amount);
  if (!after.ok) return after;
  const onceKey = onceKeyOf(rule, movement.onceKey ?? null, now);
  const [written] = await tx.query<{ id: string | null }>(
    'select app.write_movement($1, $2, $3, $4, $5, $6) as id',
    [wallet, amount, source, onceKey, by, JSON.stringify(metadata)],
  );
  const id = written?.id ?? null;
  if (id === null) return fail('CONFLICT', 'This was done before.');
  const posted: Posted = { id, amount, balance: after.value, now };
  // What an operator moves is no news of the wallet that the answer goes to.
  if (!forOperators) {
    const told = { id: posted.id, amount, source, ...(movement.news ?? news) };
    tx.moved.push({ wallet, balance: posted.balance, movement: told });
  }
  return ok(posted);
}

/** What was moved, for the envelope of an answer; null: nothing. */
export function newsOf(moved: readonly MovedGum[]): GumNews | null {
  const last = moved.at(-1);
  return last
    ? { wallet: last.wallet, balance: last.balance, movements: moved.map(({ movement }) => movement) }
    : null;
}

export async function balanceOf(tx: Transaction, wallet: Address): Promise<Gum> {
  const [row] = await tx.query<{ balance: number }>(
    'select balance from app.gum_accounts where wallet = $1',
    [wallet],
  );
  return gum(row?.balance ?? 0);
}

/** What a transaction's source is called for people; `one` is the transaction. */
export const LABEL = `coalesce(
  (select label from app.gum_sources where source_name = one.source), replace(one.source, '_', ' '))`;

export const LOGIN: GumSourceName = 'daily_login';

/** Consecutive UTC days with a daily_login (GUM-6). */
export async function loginStreak(tx: Transaction, wallet: Address): Promise<number> {
  const [row] = await tx.query<{ days: number[]; today: number }>(
    `select coalesce(json_agg(day - date '1970-01-01'), '[]') as days, app.today() - date '1970-01-01' as today
     from app.gum_transactions where wallet = $1 and source = $2 and amount > 0`,
    [wallet, LOGIN],
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

/** Which of a wallet's transactions; absent: every one. */
export interface LedgerFilter {
  readonly type?: GumTransaction['transaction_type'] | undefined;
  readonly source?: string | undefined;
}

/** The transactions, newest first: all, of one side, or of one source. An index answers each of the three. */
export async function history(
  tx: Transaction,
  wallet: Address,
  { type, source, ...asked }: PageAsked & LedgerFilter,
): Promise<Page<GumTransaction>> {
  const where = ['wallet = $1'];
  const parameters: string[] = [wallet];
  if (type !== undefined)
    where.push(`system_account = $${parameters.push(type === 'earned' ? 'issuance' : 'sink')}`);
  if (source !== undefined) where.push(`source = $${parameters.push(source)}`);
  const { items, next } = await newestFirst<{ amount: number; source: string; label: string }>(
    tx,
    {
      table: 'app.gum_transactions',
      columns: `amount, source, ${LABEL} as label`,
      where: where.join(' and '),
      parameters,
    },
    asked,
  );
  const transactions = items.map(({ id, amount, source, label, created_at }): GumTransaction => ({
    id,
    transaction_type: amount > 0 ? 'earned' : 'spent',
    amount: Math.abs(amount),
    source,
    label,
    created_at: created_at.toISOString(),
  }));
  return { items: transactions, next };
}

/** The sources that wallets claim by their names, and what each pays. */
export async function gumSources(tx: Transaction): Promise<GumSource[]> {
  const rows = await tx.query<{
    id: number;
    source_name: string;
    label: string;
    base_reward: number;
    repeats: GumSource['repeats'];
    cooldown_minutes: number;
    daily_limit: number | null;
    cap_group: string | null;
    group_limit: number | null;
  }>(
    `select s.id, s.source_name, s.label, s.base_reward, s.repeats, s.cooldown_minutes, s.daily_limit, s.cap_group,
       c.daily_limit as group_limit
     from app.gum_sources s left join app.gum_caps c using (cap_group)
     where s.is_active and s.claim = 'asking' order by s.id`,
  );
  return rows.map(({ daily_limit, cap_group, group_limit, ...source }) => ({
    ...source,
    ...(daily_limit !== null && { daily_limit }),
    ...(cap_group !== null && group_limit !== null && { cap_group, group_limit }),
  }));
}
