import {
  MOST_OPENINGS,
  type KeptLockCode,
  type LockCodesAnswer,
  type OwnCodes,
} from '../../contract/town/lockCodes.ts';
import { FORGOTTEN_AFTER, LOCK_NAMES, type LockName } from '../../domain/town/locks.ts';
import { CHAPTERS, openingBy, type Chapter } from '../../domain/town/townEvents.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/** Every lock with every chapter, and the fact that a wallet opened it by that code. */
const CODES = LOCK_NAMES.flatMap((lock) =>
  CHAPTERS.map((chapter) => ({ lock, chapter, fact: openingBy(lock, chapter) })),
);

/** Which of all codes there are. */
export async function keptLockCodes(tx: Transaction): Promise<KeptLockCode[]> {
  const rows = await tx.query<{ lock: string; chapter: number; set_at: Date | null }>(
    'select lock, chapter, set_at from app.lock_codes',
  );
  return CODES.map(({ lock, chapter }) => {
    const kept = rows.find((row) => row.lock === lock && row.chapter === chapter);
    return { lock, chapter, is_set: kept !== undefined, set_at: kept?.set_at?.toISOString() ?? null };
  });
}

/** The wrong codes of wallets that are not forgotten yet, by lock. */
export function wrongCodes(tx: Transaction): Promise<LockCodesAnswer['wrong']> {
  return tx.query<LockCodesAnswer['wrong'][number]>(
    `select lock, sum(failures)::int as wrong_codes, count(*)::int as wallets from app.lock_failures
     where subject like 'wallet:%' and failures > 0 and failed_at > app.now() - ${FORGOTTEN_AFTER} * interval '1 second'
       and lock in (select json_array_elements_text($1::text::json))
     group by lock order by lock`,
    [JSON.stringify(LOCK_NAMES)],
  );
}

/** Who opened a lock by a code, the newest first. The database tells administrators alone. */
export async function lockOpenings(tx: Transaction): Promise<LockCodesAnswer['openings']> {
  const rows = await tx.query<{ wallet: Address; fact: string; opened_at: Date }>(
    'select wallet, fact, opened_at from app.lock_openings($1)',
    [MOST_OPENINGS],
  );
  return rows.flatMap(({ wallet, fact, opened_at }) => {
    const code = CODES.find((one) => one.fact === fact);
    return code === undefined
      ? []
      : [{ lock: code.lock, chapter: code.chapter, wallet, opened_at: opened_at.toISOString() }];
  });
}

/** Keeps the hash of a code as the one of its lock and chapter. True: there was another before. */
export async function setLockCode(
  tx: Transaction,
  lock: LockName,
  chapter: Chapter,
  hash: string,
): Promise<boolean> {
  const [row] = await tx.query<{ is_new: boolean }>(
    `insert into app.lock_codes (lock, chapter, hash) values ($1, $2, $3)
     on conflict (lock, chapter) do update set hash = excluded.hash, set_at = app.now()
     returning xmax::text = '0' as is_new`,
    [lock, chapter, hash],
  );
  return row?.is_new === false;
}

/** False: there was none. */
export async function removeLockCode(tx: Transaction, lock: LockName, chapter: Chapter): Promise<boolean> {
  const gone = await tx.query('delete from app.lock_codes where lock = $1 and chapter = $2 returning lock', [
    lock,
    chapter,
  ]);
  return gone.length > 0;
}

/** Which locks open to each wallet by a code of its own, and whether they do now (QUARTER-7). */
export const ownCodes = (tx: Transaction): Promise<OwnCodes[]> =>
  tx.query<OwnCodes>('select lock, is_on from app.own_codes order by lock');

/** Switches the own codes of a lock. Null: it has none; else whether they were on. */
export async function switchOwnCodes(
  tx: Transaction,
  lock: LockName,
  isOn: boolean,
): Promise<boolean | null> {
  const [was] = await tx.query<{ is_on: boolean }>(
    'select is_on from app.own_codes where lock = $1 for update',
    [lock],
  );
  if (was === undefined) return null;
  await tx.query('update app.own_codes set is_on = $2, set_at = app.now() where lock = $1', [lock, isOn]);
  return was.is_on;
}
