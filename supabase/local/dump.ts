import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { openDemo } from './demo/open.ts';
import { fillSchool, settleTown } from './demo/town.ts';
import { makeLedger, migrate, schemaHash } from './migrate.ts';

const folder = fileURLToPath(new URL('../../.build/db/', import.meta.url));

/** Removes the log of writes but for its last file: recycled files of it are some MB that no one reads again. */
function trimLog(data: string, last: string): void {
  for (const file of readdirSync(`${data}/pg_wal`)) {
    if (/^[0-9A-F]{24}$/.test(file) && file !== last) rmSync(`${data}/pg_wal/${file}`);
  }
}

/** Makes a database in an empty folder. */
async function makeIn(dataDir: string, from: Blob | null, make: (db: Db) => Promise<unknown>): Promise<void> {
  const db = await openPglite({ dataDir, ...(from && { dump: from }) });
  await make(db);
  await db.asOwner('checkpoint');
  const [log] = await db.asOwner<{ last: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as last',
    [],
  );
  await db.close();
  trimLog(dataDir, log?.last ?? '');
}

/** Makes a database and answers its data folder as a gzipped tar. */
async function dumpOf(from: Blob | null, make: (db: Db) => Promise<unknown>): Promise<Blob> {
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(`${folder}making-`);
  try {
    await makeIn(dataDir, from, make);
    const trimmed = await openPglite({ dataDir });
    const dump = await trimmed.engine.dumpDataDir('gzip');
    await trimmed.close();
    return dump;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const fileOf = (kind: string, hash: string): string => `${folder}${kind}-${hash}.tar.gz`;

/**
 * A PGlite data folder as a gzipped tar, kept under .build/db in the place of the one that was of the same kind.
 *
 * @param hash changes whenever it would come out differently
 */
async function kept(kind: string, hash: string, make: () => Promise<Blob>): Promise<Blob> {
  const path = fileOf(kind, hash);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const dump = await make();
  // Written beside and renamed, so that a start that is killed leaves no half of a dump.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, new Uint8Array(await dump.arrayBuffer()));
  renameSync(half, path);
  for (const old of readdirSync(folder)) {
    const other = `${folder}${old}`;
    if (old.startsWith(`${kind}-`) && old.endsWith('.tar.gz') && other !== path)
      rmSync(other, { force: true });
  }
  return dump;
}

/** A database with every migration applied: made once for each set of migrations (some seconds), loaded in about one. */
export const migratedDump = (): Promise<Blob> => kept('migrated', schemaHash(), () => dumpOf(null, migrate));

/** The folders that say what the demo chain's town and school are. */
const SCHOOL_SOURCES = [
  './demo/',
  '../functions/_shared/domain/collection/traits/',
  '../functions/_shared/chain/',
];

function schoolHash(): string {
  const hash = createHash('sha256').update(schemaHash());
  for (const source of SCHOOL_SOURCES) {
    const from = fileURLToPath(new URL(source, import.meta.url));
    for (const file of readdirSync(from).sort()) {
      if (/\.(ts|sql)$/.test(file)) hash.update(`\0${file}\0`).update(readFileSync(`${from}${file}`));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fills a migrated database with the demo chain's town and its whole school of ten thousand students. */
async function openSchool(db: Db): Promise<void> {
  await makeLedger(db);
  const { ledger } = openDemo(db);
  await settleTown(ledger);
  await fillSchool(ledger);
  await db.asOwner('vacuum (full, analyze) app.tokens, app.templates, app.listed_tokens');
}

/** A migrated database with the demo chain's school: made once as well, because many tests begin with it. */
export const schoolDump = (): Promise<Blob> =>
  kept('school', schoolHash(), async () => dumpOf(await migratedDump(), openSchool));

/**
 * Makes a migrated database in an empty folder, on the demo chain with its school. It is unpacked from a dump where tests
 * have made one; otherwise it is made there, which takes less than to make a dump and to unpack that.
 */
export async function freshDatabase(dataDir: string, chain: string): Promise<void> {
  const isDemo = chain === 'demo';
  const isKept = existsSync(isDemo ? fileOf('school', schoolHash()) : fileOf('migrated', schemaHash()));
  if (isKept) {
    const db = await openPglite({ dataDir, dump: await (isDemo ? schoolDump() : migratedDump()) });
    await db.close();
    return;
  }
  await makeIn(dataDir, null, async (db) => {
    await migrate(db);
    if (isDemo) await openSchool(db);
  });
}
