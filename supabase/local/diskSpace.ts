import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import type { Db } from '../functions/_shared/db/port.ts';
import { Misconfigured } from './misconfigured.ts';

/** A fresh database with its log takes less; with less an embedded one stands still for ever (bytes). */
const SPACE_TO_START = 256 * 2 ** 20;
const SPACE_TO_WRITE = 64 * 2 ** 20;
const LOOK_EVERY_MS = 1_000;

/** The system's code of a fault, whose message names the folder. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Why nothing can be written to a folder, null when so many bytes can. */
export function fullOrReadOnly(folder: string, bytes: number): string | null {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < bytes ? 'its disk is full' : null;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS'
      ? 'its disk is read-only'
      : `nothing can be written there (${codeOf(error)})`;
  }
}

/** Makes the folder of the server's data. Throws Misconfigured when it has no room. */
export function requireDiskSpace(folder: string, bytes = SPACE_TO_START): void {
  let reason: string | null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    reason = fullOrReadOnly(folder, bytes);
  } catch (error) {
    reason = `it cannot be made (${codeOf(error)})`;
  }
  if (reason !== null)
    throw new Misconfigured(
      `The server cannot keep its data in DATA_DIR, or .data where it is not set: ${reason}.`,
    );
}

/** Looks once a second whether a folder has room for a few writes more. */
export function diskSpaceWatch(folder: string): () => string | null {
  let looked = -Infinity;
  let reason: string | null = null;
  return () => {
    if (performance.now() - looked >= LOOK_EVERY_MS) {
      reason = fullOrReadOnly(folder, SPACE_TO_WRITE);
      looked = performance.now();
    }
    return reason;
  };
}

/**
 * A database that works while there is room. Otherwise it refuses with PostgreSQL's own code for a full disk, before
 * the embedded one has begun a write: in the middle of one it would never come back (PGlite 0.5).
 */
export function whileThereIsDiskSpace(db: Db, missing: () => string | null): Db {
  const check = () => {
    const reason = missing();
    if (reason !== null) throw Object.assign(new Error(`no room: ${reason}`), { code: '53100' });
  };
  return {
    ...db,
    async transaction(wallet, work) {
      check();
      return db.transaction(wallet, work);
    },
    async statement(sql, parameters) {
      check();
      return db.statement(sql, parameters);
    },
  };
}
