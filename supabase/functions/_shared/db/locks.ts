import { epochMs, type Address, type EpochMs } from '../kernel/units.ts';
import { FORGOTTEN_AFTER, type Failures, type LockClaim, type LockName } from '../domain/locks.ts';
import { openingBy, openingOf, type Chapter } from '../domain/townEvents.ts';
import type { Transaction } from './port.ts';
import { hasRecorded, recordFacts } from './story.ts';

/** Whose wrong codes are counted together: `person` is a wallet or a browser, `network` where it asks from. */
export interface Counted {
  readonly person: string;
  readonly network: string;
}

export interface Tally {
  readonly person: Failures;
  readonly network: Failures;
  /** By the database's clock. */
  readonly now: EpochMs;
}

type FailuresRow = { subject: string; failures: number; failed_at: Date; now: Date };

const REMEMBERED = `failed_at > app.now() - ${FORGOTTEN_AFTER} * interval '1 second'`;

function tallyOf(rows: readonly FailuresRow[], { person, network }: Counted, now: Date): Tally {
  const of = (subject: string): Failures => {
    const row = rows.find((one) => one.subject === subject);
    return { count: row?.failures ?? 0, lastAt: epochMs((row?.failed_at ?? now).getTime()) };
  };
  return { person: of(person), network: of(network), now: epochMs(now.getTime()) };
}

/** The wrong codes that count against a person at a lock. */
export async function tallyAt(tx: Transaction, lock: LockName, counted: Counted): Promise<Tally> {
  const [rows, [clock]] = await Promise.all([
    tx.query<FailuresRow>(
      `select subject, failures, failed_at, app.now() as now from app.lock_failures
       where lock = $1 and subject in ($2, $3) and ${REMEMBERED}`,
      [lock, counted.person, counted.network],
    ),
    tx.query<{ now: Date }>('select app.now() as now'),
  ]);
  if (!clock) throw new Error('the database has no clock');
  return tallyOf(rows, counted, clock.now);
}

/**
 * The same, held until the transaction ends: another attempt at this lock as this person or from this network waits.
 * Both rows are taken in one order, so that two attempts never wait for each other.
 */
export async function holdTally(tx: Transaction, lock: LockName, counted: Counted): Promise<Tally> {
  const rows = await tx.query<FailuresRow>(
    `insert into app.lock_failures as held (lock, subject)
     select $1, subject from unnest(array[$2, $3]) as subject order by subject
     on conflict (lock, subject) do update
       set failures = case when held.${REMEMBERED} then held.failures else 0 end
     returning subject, failures, failed_at, app.now() as now`,
    [lock, counted.person, counted.network],
  );
  const [first] = rows;
  if (!first) throw new Error('an attempt could not be counted');
  return tallyOf(rows, counted, first.now);
}

/** Counts a code against a tally that is held. */
export async function countFailure(tx: Transaction, lock: LockName, counted: Counted): Promise<void> {
  await tx.query(
    `update app.lock_failures set failures = failures + 1, failed_at = app.now()
     where lock = $1 and subject in ($2, $3)`,
    [lock, counted.person, counted.network],
  );
}

/**
 * Takes back what was counted for a code that turned out right, and no more: a person who knows the code of one chapter
 * could otherwise undo wrong ones with it while they look for another's. Where nothing was counted since, the last wrong code
 * is again as long ago as it was `before`: a right one makes no person wait.
 */
export async function takeBack(
  tx: Transaction,
  lock: LockName,
  counted: Counted,
  before: Tally,
): Promise<void> {
  await holdTally(tx, lock, counted);
  const at = ({ lastAt }: Failures): string => new Date(lastAt).toISOString();
  await tx.query(
    `update app.lock_failures as held
     set failures = greatest(held.failures - 1, 0),
       failed_at = case when held.failures - 1 = before.failures then before.at else held.failed_at end
     from (values ($2, $4::integer, $5::timestamptz), ($3, $6, $7)) as before (subject, failures, at)
     where held.lock = $1 and held.subject = before.subject`,
    [
      lock,
      counted.person,
      counted.network,
      before.person.count,
      at(before.person),
      before.network.count,
      at(before.network),
    ],
  );
}

/** The code of a lock, which is known only as a hash (auth/keys.ts). */
export interface LockCode {
  readonly chapter: Chapter;
  readonly hash: string;
}

/** The codes that open a lock; none: it refuses all. */
export const codesOf = (tx: Transaction, lock: LockName): Promise<LockCode[]> =>
  tx.query<{ chapter: Chapter; hash: string }>('select chapter, hash from app.lock_codes where lock = $1', [
    lock,
  ]);

/** Keeps what a wallet entered at a lock, for operators alone (LOCK-11). */
export async function keepAttempt(
  tx: Transaction,
  wallet: Address,
  lock: LockName,
  { code, success }: { readonly code: string; readonly success: boolean },
): Promise<void> {
  await tx.query(
    `insert into app.digital_lock_attempts (wallet_address, lock, code_entered, success) values ($1, $2, $3, $4)`,
    [wallet, lock, code, success],
  );
}

/** Records that the wallet opened this lock by the code of this chapter. */
export async function recordOpening(
  tx: Transaction,
  wallet: Address,
  lock: LockName,
  chapter: Chapter,
): Promise<void> {
  await recordFacts(tx, wallet, [openingOf(lock), openingBy(lock, chapter)]);
}

export const hasOpened = async (tx: Transaction, wallet: Address | null, lock: LockName): Promise<boolean> =>
  wallet !== null && hasRecorded(tx, wallet, openingOf(lock));

export async function hasClaimed(tx: Transaction, wallet: Address, lock: LockName): Promise<boolean> {
  const claims = await tx.query('select from app.lock_claims where wallet = $1 and lock = $2', [
    wallet,
    lock,
  ]);
  return claims.length > 0;
}

/**
 * Claims what a lock gives, with the first token of the wallet, or of one linked to it, that nothing of this lock was
 * claimed with. Wallet and token are each unique, so that of all its tokens one row gets in, and none where it has
 * claimed. False: none did.
 */
export async function claimLock(
  tx: Transaction,
  wallet: Address,
  lock: LockName,
  { holding }: LockClaim,
): Promise<boolean> {
  const claimed = await tx.query(
    `insert into app.lock_claims (lock, wallet, token_id)
     select $2::text, $1::text, token_id from app.tokens
     where collection = $3 and owner = any(app.wallets_of($1::text)) order by token_id
     on conflict do nothing returning token_id`,
    [wallet, lock, holding],
  );
  return claimed.length > 0;
}
