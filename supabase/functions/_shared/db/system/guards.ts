import type { Address } from '../../kernel/units.ts';
import type { Limit } from '../../domain/system/limits.ts';
import type { Db, Transaction } from '../port.ts';

/** A counter for calls: its name, how many pass, and in how many minutes. */
export interface Counter extends Limit {
  readonly bucket: string;
  /** As how many calls it counts, all or none of which pass; absent: one. */
  readonly cost?: number;
}

/**
 * Counts a call and answers the seconds to wait when as many passed in the last so many minutes, else null. It is a
 * transaction of its own: counted inside one that is then refused, an attempt would not be counted at all; and all of an
 * address wait for its counter, so it is held no longer than this takes. Its commit does not wait for the disk; a counter
 * may be lost in a crash.
 */
export async function countCall(db: Db, counters: readonly Counter[]): Promise<number | null> {
  // In one order for all, so that no two transactions wait for one another.
  const inOrder = [...counters].sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
  const cost = Math.max(...counters.map((one) => one.cost ?? 1));
  const rows = await db.statement<{ refused: readonly string[] | null; at: number }>(
    'select refused, at from app.count_call($1::text::json)',
    [JSON.stringify(inOrder)],
  );
  const waits = rows.flatMap(({ refused, at }) => {
    if (refused === null) return [];
    const [, span = 0, most = 0, total = 0, ...groups] = refused.map(Number);
    return [secondsUntilItPasses({ groups, most, total, span, at }, cost)];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

/** A counter as app.counted keeps it, whose groups are first, last (epoch ms) and count, one after the other. */
interface Full {
  readonly groups: readonly number[];
  readonly most: number;
  readonly total: number;
  /** The window (ms). */
  readonly span: number;
  readonly at: number;
}

/** In how many seconds so many of the groups are forgotten that a call which costs so much passes. */
function secondsUntilItPasses({ groups, most, total, span, at }: Full, cost: number): number {
  let left = total;
  for (let group = 0; group < groups.length; group += 3) {
    left -= groups[group + 2] ?? 0;
    if (left + cost <= most) return Math.max(1, Math.ceil(((groups[group + 1] ?? at) + span - at) / 1000));
  }
  return Math.ceil(span / 1000);
}

/** A request that carries an Idempotency-Key. */
export interface Attempt {
  /** Null for a guest, who is only distinguished from other guests by the random key. */
  readonly wallet: Address | null;
  readonly route: string;
  readonly key: string;
  readonly body: string;
}

export interface KeptAnswer {
  readonly status: number;
  readonly answer: string;
}

/**
 * Takes the key for this transaction, waiting for another that holds it. 'fresh': go on and keep the answer; else
 * the answer that was given before, 'forgotten' when it is no longer kept, or 'other-body' when the key came with another
 * body.
 */
export async function claimKey(
  tx: Transaction,
  { wallet, route, key, body }: Attempt,
): Promise<'fresh' | 'other-body' | 'forgotten' | KeptAnswer> {
  const [kept] = await tx.query<{ same: boolean; status: number | null; answer: string | null }>(
    'select same, status, answer from app.kept_answer($1, $2, $3, $4)',
    [wallet, route, key, body],
  );
  if (!kept) return 'fresh';
  const { status, answer } = kept;
  if (!kept.same) return 'other-body';
  return status === null || answer === null ? 'forgotten' : { status, answer };
}

/** Forgets what calls of a route answered a wallet. Their keys stay known, so that nothing is done a second time. */
export async function forgetAnswers(tx: Transaction, wallet: Address, route: string): Promise<void> {
  await tx.query(
    'update app.idempotency_keys set status = null, answer = null where wallet = $1 and route = $2',
    [wallet, route],
  );
}

/** Keeps the answer under the key that the transaction has taken. */
export async function keepAnswer(
  tx: Transaction,
  { wallet, route, key, body }: Attempt,
  { status, answer }: KeptAnswer,
): Promise<void> {
  await tx.query('select app.keep_answer($1, $2, $3, $4, $5, $6)', [
    wallet,
    route,
    key,
    body,
    status,
    answer,
  ]);
}

/** Adds an entry to the record of sessions, which cannot be changed, and which the API cannot read. */
export async function audit(
  tx: Transaction,
  wallet: Address,
  action: 'sign-in' | 'refresh-reuse' | 'emergency-clique-access',
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx.query('insert into app.audit (wallet, action, detail) values ($1, $2, $3::text::jsonb)', [
    wallet,
    action,
    JSON.stringify(detail),
  ]);
}
