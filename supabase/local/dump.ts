import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catchUp } from '../functions/_shared/chain/indexer.ts';
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

/** Makes a migrated database and writes its data folder to a file, as a gzipped tar. */
async function dumpMigrated(file: string): Promise<void> {
  const dataDir = mkdtempSync(`${folder}making-`);
  try {
    await makeIn(dataDir, null, migrate);
    const trimmed = await openPglite({ dataDir });
    const dump = await trimmed.engine.dumpDataDir('gzip');
    await trimmed.close();
    writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Where a database is kept. The hash changes whenever it would come out differently. */
const dumpOfMigrated = (): string => `${folder}migrated-${schemaHash()}.tar.gz`;
const folderOfSchool = (): string => `${folder}school-${schoolHash()}`;
const KEPT = /^(migrated-[0-9a-f]+\.tar\.gz|school-[0-9a-f]+)$/;

/** Makes what is kept at this path where it is not there yet, in the place of the one that was of the same kind. */
async function keep(path: string, make: (half: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  // Made beside and renamed, so that a start that is killed leaves no half of it.
  const half = `${path}.${crypto.randomUUID()}`;
  await make(half);
  // Another process may have made it meanwhile.
  if (existsSync(path)) rmSync(half, { recursive: true });
  else renameSync(half, path);
  const name = basename(path);
  const [kind = ''] = name.split('-');
  for (const old of readdirSync(folder)) {
    if (KEPT.test(old) && old.startsWith(`${kind}-`) && old !== name)
      rmSync(`${folder}${old}`, { recursive: true, force: true });
  }
}

/** A database with every migration applied, as a dump: made once for each set of migrations, loaded in about a second. */
export async function migratedDump(): Promise<Blob> {
  await keep(dumpOfMigrated(), dumpMigrated);
  return new Blob([readFileSync(dumpOfMigrated())]);
}

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

/** Has the index learn what it would learn in the first minute of each server. */
async function learnSchool(db: Db): Promise<void> {
  await catchUp(db, openDemo(db).source, { from: 1, holder: 'school' });
  // A server takes it over at once.
  await db.asOwner('update app.chain_index set leased_until = app.now()');
  await db.asOwner('vacuum (full, analyze) app.templates');
}

/** Makes the data folder of a migrated database with the demo chain's school, once as well: many servers of tests begin with it. */
export const makeSchool = (): Promise<void> =>
  keep(folderOfSchool(), async (dataDir) =>
    makeIn(dataDir, await migratedDump(), async (db) => {
      await openSchool(db);
      await learnSchool(db);
    }),
  );

/**
 * Makes a migrated database in an empty folder, on the demo chain with its school. It is a copy of the one that tests
 * have made; where they have made none it is made there, which takes less than to make one to copy.
 */
export async function freshDatabase(dataDir: string, chain: string): Promise<void> {
  const isDemo = chain === 'demo';
  if (isDemo && existsSync(folderOfSchool())) {
    cpSync(folderOfSchool(), dataDir, { recursive: true });
  } else if (!isDemo && existsSync(dumpOfMigrated())) {
    await makeIn(dataDir, await migratedDump(), async () => undefined);
  } else {
    await makeIn(dataDir, null, async (db) => {
      await migrate(db);
      if (isDemo) await openSchool(db);
    });
  }
}
