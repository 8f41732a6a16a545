import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';
import {
  CROWD_COUNTED_FOR,
  FORGOTTEN_AFTER,
  type Failures,
  type LockClaim,
  type LockId,
  type LockName,
} from '../../domain/town/locks.ts';
import { CHAPTERS, FIRST_PRIZES, openingBy, openingOf, type Chapter } from '../../domain/town/townEvents.ts';
import type { Fact } from '../../domain/town/story.ts';
import { clockOf } from '../system/clock.ts';
import type { Transaction } from '../port.ts';
import { hasRecorded, recordFacts } from './story.ts';

/** Whose wrong codes are counted: a person's, and together with them those of the crowds that they belong to. */
export interface Counted {
  readonly person: string;
  readonly crowds: readonly string[];
}

export interface Tally {
  readonly person: Failures;
  /** How many wrong codes each crowd has entered, by its name. */
  readonly crowds: ReadonlyMap<string, number>;
  /** By the database's clock. */
  readonly now: EpochMs;
}

type FailuresRow = { subject: string; failures: number; failed_at: Date };

/** Whether a row still counts. `failed_at` is a person's last wrong code, and the first of those of a crowd. */
const counts = (row: string, person: string): string =>
  `${row}.failed_at > app.now() -
     case when ${row}.subject = ${person} then ${FORGOTTEN_AFTER} else ${CROWD_COUNTED_FOR} end * interval '1 second'`;

const subjectsOf = ({ person, crowds }: Counted): string => JSON.stringify([person, ...crowds]);

function tallyOf(rows: readonly FailuresRow[], { person, crowds }: Counted, now: Date): Tally {
  const found = (subject: string) => rows.find((one) => one.subject === subject);
  const own = found(person);
  return {
    person: { count: own?.failures ?? 0, lastAt: epochMs((own?.failed_at ?? now).getTime()) },
    crowds: new Map(crowds.map((crowd) => [crowd, found(crowd)?.failures ?? 0])),
    now: epochMs(now.getTime()),
  };
}

/** The wrong codes that count against a person at a lock. */
export async function tallyAt(tx: Transaction, lock: LockId, counted: Counted): Promise<Tally> {
  const [rows, now] = await Promise.all([
    tx.query<FailuresRow>(
      `select subject, failures, failed_at from app.lock_failures as held
       where lock = $1 and subject in (select json_array_elements_text($3::text::json)) and ${counts('held', '$2::text')}`,
      [lock, counted.person, subjectsOf(counted)],
    ),
    clockOf(tx),
  ]);
  return tallyOf(rows, counted, now);
}

/**
 * The same, held until the transaction ends: another attempt at this lock waits. All rows are taken in one order, so that
 * two attempts never wait for each other. A time in the future, which a clock that was set back leaves, becomes now: no
 * lockout is longer than it says.
 */
export async function holdTally(tx: Transaction, lock: LockId, counted: Counted): Promise<Tally> {
  const rows = await tx.query<FailuresRow & { now: Date }>(
    `insert into app.lock_failures as held (lock, subject)
     select $1, subject from json_array_elements_text($3::text::json) as subject order by subject
     on conflict (lock, subject) do update
       set failures = case when ${counts('held', '$2::text')} then held.failures else 0 end,
         failed_at = least(held.failed_at, app.now())
     returning subject, failures, failed_at, app.now() as now`,
    [lock, counted.person, subjectsOf(counted)],
  );
  const [first] = rows;
  if (!first) throw new Error('an attempt could not be counted');
  return tallyOf(rows, counted, first.now);
}

/** Counts a code against a tally that is held. */
export async function countFailure(tx: Transaction, lock: LockId, counted: Counted): Promise<void> {
  await tx.query(
    `update app.lock_failures set failures = failures + 1,
       failed_at = case when subject = $2 or failures = 0 then app.now() else failed_at end
     where lock = $1 and subject in (select json_array_elements_text($3::text::json))`,
    [lock, counted.person, subjectsOf(counted)],
  );
}

/**
 * Takes back what was counted for a code that turned out right, and no more: a person who knows the code of one chapter
 * could otherwise undo wrong ones with it while they look for another's. Where nothing was counted since, the last wrong code
 * is again as long ago as it was `before`: a right one makes no person wait.
 */
export async function takeBack(
  tx: Transaction,
  lock: LockId,
  counted: Counted,
  { person }: Tally,
): Promise<void> {
  await holdTally(tx, lock, counted);
  await tx.query(
    `update app.lock_failures set failures = greatest(failures - 1, 0),
       failed_at = case when subject = $2 and failures - 1 = $4::integer then $5::timestamptz else failed_at end
     where lock = $1 and subject in (select json_array_elements_text($3::text::json))`,
    [lock, counted.person, subjectsOf(counted), person.count, new Date(person.lastAt).toISOString()],
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

/** Whether this lock opens to each wallet by a code of its own, as operators have it (QUARTER-1). */
export async function hasOwnCodes(tx: Transaction, lock: LockName): Promise<boolean> {
  const on = await tx.query('select from app.own_codes where lock = $1 and is_on', [lock]);
  return on.length > 0;
}

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

/** Records that the wallet opened this lock by the code of this chapter, and what only the first person gets for it. */
export async function recordOpening(
  tx: Transaction,
  wallet: Address,
  lock: LockName,
  chapter: Chapter,
): Promise<void> {
  const opening = openingBy(lock, chapter);
  const prize = FIRST_PRIZES.get(opening);
  const isFirst = prize !== undefined && (await takeFirst(tx, wallet, prize));
  await recordFacts(tx, wallet, [openingOf(lock), opening, ...(isFirst ? [prize] : [])]);
}

/**
 * Gives the wallet what only one can have, with the first Flunk that it or one linked to it holds. Of those who come at once
 * the table takes one.
 */
async function takeFirst(tx: Transaction, wallet: Address, prize: Fact): Promise<boolean> {
  const taken = await tx.query(
    `insert into app.firsts (fact, wallet, token_id)
     select $1::text, $2::text, token_id from app.tokens
     where collection = 'Flunks' and owner = any((select app.wallets_of($2::text))::text[]) order by token_id limit 1
     on conflict do nothing returning fact`,
    [prize, wallet],
  );
  return taken.length > 0;
}

/** Who has key 117, and with which Flunk it was won (LOCK-17); null: no one yet. */
export async function keyHolder(
  tx: Transaction,
): Promise<{ readonly holder: string | null; readonly token: string | null } | null> {
  const [first] = await tx.query<{ holder: string | null; token: string | null }>(
    'select holder, token from app.key_holder()',
  );
  return first ?? null;
}

/** What a wallet finds behind a lock: the contents of a chapter, and who has what only the first person got. */
export interface Inside {
  readonly chapter: Chapter;
  /** Null: there is nothing of that kind. `holder`: their name; null: they have none. */
  readonly prize: { readonly isYours: boolean; readonly holder: string | null } | null;
}

/** What the code of this chapter shows a wallet that has opened the lock with it. */
export async function insideBy(
  tx: Transaction,
  wallet: Address,
  lock: LockName,
  chapter: Chapter,
): Promise<Inside> {
  const prize = FIRST_PRIZES.get(openingBy(lock, chapter));
  if (prize === undefined) return { chapter, prize: null };
  const [first] = await tx.query<{ isYours: boolean; holder: string | null }>(
    `select first.wallet = $2 as "isYours", profile.username as holder
     from app.firsts as first left join app.profiles as profile using (wallet) where first.fact = $1`,
    [prize, wallet],
  );
  return { chapter, prize: first ?? null };
}

/** The same of the last chapter whose code the wallet has entered; null: of none. */
export async function insideOf(tx: Transaction, wallet: Address, lock: LockName): Promise<Inside | null> {
  const known = await tx.query<{ fact: string }>(
    `select fact from app.story_facts where wallet = $1 and said_by = 'server'
       and fact in (select json_array_elements_text($2::text::json))`,
    [wallet, JSON.stringify(CHAPTERS.map((chapter) => openingBy(lock, chapter)))],
  );
  const last = CHAPTERS.findLast((chapter) => known.some(({ fact }) => fact === openingBy(lock, chapter)));
  return last === undefined ? null : insideBy(tx, wallet, lock, last);
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
     where collection = $3 and owner = any((select app.wallets_of($1::text))::text[]) order by token_id
     on conflict do nothing returning token_id`,
    [wallet, lock, holding],
  );
  return claimed.length > 0;
}
