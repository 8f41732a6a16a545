import { lockCodeHash, type SessionKeys } from '../functions/_shared/auth/keys.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import type { LockName } from '../functions/_shared/domain/town/locks.ts';
import type { Chapter } from '../functions/_shared/domain/town/townEvents.ts';

export interface NewLockCode {
  readonly lock: LockName;
  readonly chapter: Chapter;
  /** Four digits. */
  readonly code: string;
}

/** What the locks of the demo chain open with. It is no secret: the demo chain has nothing of value. */
const DEMO_CODES: readonly NewLockCode[] = [
  { lock: 'under-the-bed', chapter: 1, code: '8004' },
  { lock: 'under-the-bed', chapter: 2, code: '0730' },
];

/** The statement that makes a code the one of its lock and chapter. It holds a hash and no typed text. */
export async function lockCodeStatement(
  { lock, chapter, code }: NewLockCode,
  keys: SessionKeys,
): Promise<string> {
  const hash = await lockCodeHash(lock, chapter, code, keys);
  return (
    `insert into app.lock_codes (lock, chapter, hash) values ('${lock}', ${chapter}, '${hash}') ` +
    `on conflict (lock, chapter) do update set hash = excluded.hash, set_at = app.now();`
  );
}

/** Gives the locks of the demo chain their codes, by the key of this server. */
export async function seedLockCodes(db: Db, keys: SessionKeys): Promise<void> {
  for (const code of DEMO_CODES) await db.asOwner(await lockCodeStatement(code, keys));
}
