import type { Address } from '../kernel/units.ts';
import type { Limit } from '../domain/limits.ts';
import type { Db, Transaction } from './port.ts';

/** A counter for calls: its name, how many pass, and in how many minutes. */
export interface Counter extends Limit {
  readonly bucket: string;
}

/**
 * Counts a call and answers the seconds to wait when as many passed in the last so many minutes, else null. It is a
 * transaction of its own: counted inside one that is then refused, an attempt would not be counted at all; and all of an
 * address wait for its counter, so it is held no longer than this takes. Its commit does not wait for the disk; a counter
 * may be lost in a crash.
 */
export async function countCall(db: Db, counters: readonly Counter[]): Promise<number | null> {
  const rows = await db.statement<{ calls: readonly string[]; at: number }>(
    `with relaxed as (select set_config('synchronous_commit', 'off', true)),
       asked as (select * from json_to_recordset($1::text::json) as counter (bucket text, minutes int, calls int)),
       moment as (select floor(extract(epoch from app.now()) * 1000)::bigint as at)
     insert into app.rate_limits as counted (bucket, window_start, calls)
     select bucket, app.now(), app.counted('{}', array[1, minutes * 60000, calls, 0, at, at, 1]) from asked, relaxed, moment
     order by bucket
     on conflict (bucket) do update set
       window_start = excluded.window_start, calls = app.counted(counted.calls, excluded.calls)
     returning calls::text[] as calls, floor(extract(epoch from app.now()) * 1000)::float8 as at`,
    [JSON.stringify(counters)],
  );
  const waits = rows.flatMap(({ calls, at }) => {
    const [passed, span = 0, most = 0, total = 0, ...groups] = calls.map(Number);
    return passed === 1 ? [] : [secondsUntilOnePasses({ groups, most, total, span, at })];
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

/** In how many seconds so many of the groups are forgotten that one more call passes. */
function secondsUntilOnePasses({ groups, most, total, span, at }: Full): number {
  let left = total;
  for (let group = 0; group < groups.length; group += 3) {
    left -= groups[group + 2] ?? 0;
    if (left < most) return Math.max(1, Math.ceil(((groups[group + 1] ?? at) + span - at) / 1000));
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

/** What is kept of a body. The database hashes it: in Node that would be a job for another thread, which costs more. */
const hashOf = (body: string): string => `encode(sha256(convert_to(${body}::text, 'UTF8')), 'hex')`;

/**
 * Takes the key for this transaction, waiting for another that holds it. 'fresh': go on and keep the answer; else
 * the answer that was given before, 'forgotten' when it is no longer kept, or 'other-body' when the key came with another
 * body.
 */
export async function claimKey(
  tx: Transaction,
  attempt: Attempt,
): Promise<'fresh' | 'other-body' | 'forgotten' | KeptAnswer> {
  const { wallet, route, key, body } = attempt;
  const claimed = await tx.query(
    `insert into app.idempotency_keys (wallet, route, key, body_hash) values ($1, $2, $3, ${hashOf('$4')})
     on conflict do nothing returning key`,
    [wallet, route, key, body],
  );
  if (claimed.length > 0) return 'fresh';
  const [kept] = await tx.query<{ same: boolean; status: number | null; answer: string | null }>(
    `select body_hash = ${hashOf('$4')} as same, status, answer from app.idempotency_keys
     where key = $3 and route = $2 and wallet is not distinct from $1`,
    [wallet, route, key, body],
  );
  if (!kept) throw new Error('an idempotency key is taken and cannot be read');
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

export async function keepAnswer(tx: Transaction, attempt: Attempt, kept: KeptAnswer): Promise<void> {
  await tx.query(
    `update app.idempotency_keys set status = $4, answer = $5
     where key = $3 and route = $2 and wallet is not distinct from $1`,
    [attempt.wallet, attempt.route, attempt.key, kept.status, kept.answer],
  );
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
