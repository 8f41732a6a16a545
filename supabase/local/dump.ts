import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import { migrate, schemaHash } from './migrate.ts';

const folder = fileURLToPath(new URL('../../.build/db/', import.meta.url));

/**
 * A PGlite data folder with every migration applied, as a gzipped tar. Made once for each set of migrations
 * (some seconds) and kept under .build/db; loading it takes about one.
 */
export async function migratedDump(): Promise<Blob> {
  const name = `${schemaHash()}.tar.gz`;
  const path = `${folder}${name}`;
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const db = await openPglite();
  await migrate(db);
  const dump = await db.engine.dumpDataDir('gzip');
  await db.close();
  mkdirSync(folder, { recursive: true });
  // Written beside and renamed, so that a start that is killed leaves no half of a dump.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, new Uint8Array(await dump.arrayBuffer()));
  renameSync(half, path);
  for (const old of readdirSync(folder)) {
    if (old.endsWith('.tar.gz') && old !== name) rmSync(`${folder}${old}`, { force: true });
  }
  return dump;
}
