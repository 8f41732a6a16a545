import { existsSync, renameSync, rmSync } from 'node:fs';
import type { SessionKeys } from '../functions/_shared/auth/keys.ts';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { openPostgres } from '../functions/_shared/db/postgres.ts';
import type { Settings } from './config.ts';
import { migratedDump } from './dump.ts';
import { lockFolder } from './lock.ts';
import { seedLockCodes } from './lockCodes.ts';
import { claimForChain, makeLedger, migrate, seedDemo } from './migrate.ts';
import { Misconfigured } from './misconfigured.ts';
import { requireDiskSpace, diskSpaceWatch, whileThereIsDiskSpace } from './diskSpace.ts';

export interface OpenDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/** PostgreSQL's insufficient_privilege. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Makes a fresh database beside its folder and moves it there whole: half of one could never be opened again. */
async function unpack(folder: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  const db = await openPglite({ dataDir: half, dump: await migratedDump() });
  await db.close();
  renameSync(half, folder);
}

/** A database of this chain alone, so that what the demo chain gave away is worth nothing on a real one. */
async function openEmbedded(dataDir: string, chain: string): Promise<OpenDatabase> {
  const folder = `${dataDir}/db-${chain}`;
  requireDiskSpace(dataDir);
  const unlock = await lockFolder(`${folder}.lock.d`);
  try {
    if (!existsSync(folder)) await unpack(folder);
    const db = await openPglite({ dataDir: folder }).catch((error: unknown) => {
      throw new Misconfigured(
        `The embedded database in ${folder} cannot be opened (${String(error)}). Move the folder away to begin anew.`,
      );
    });
    return {
      db: whileThereIsDiskSpace(db, diskSpaceWatch(dataDir)),
      async close() {
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(config: Settings): Promise<OpenDatabase> {
  const { databaseUrl, migrateDatabaseUrl } = config;
  if (databaseUrl === undefined) return openEmbedded(config.dataDir, config.chain.name);
  const db =
    migrateDatabaseUrl === undefined
      ? openServing(databaseUrl, config)
      : openPostgres(migrateDatabaseUrl, { max: 1 });
  return { db, close: () => db.close() };
}

const openServing = (url: string, config: Settings): Db =>
  openPostgres(url, { max: config.databaseConnections, prepare: !config.databasePooled });

/** The database as the one who owns it sees it, migrated and of this chain. Throws Misconfigured. */
export async function openAsOwner(config: Settings, keys: SessionKeys): Promise<OpenDatabase> {
  const database = await open(config);
  try {
    await migrate(database.db);
    await claimForChain(database.db, config.chain.name);
    if (config.chain.name === 'demo') {
      await seedDemo(database.db);
      await seedLockCodes(database.db, keys);
      await makeLedger(database.db);
    }
    return database;
  } catch (error) {
    await database.close();
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (!isForbidden(cause)) throw error;
    throw new Misconfigured(
      `The user of ${config.migrateDatabaseUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL'} may not migrate ` +
        `the database (${String(cause)}). docs/DEPLOY.md says what an administrator has to make first.`,
    );
  }
}

/**
 * The database as the server uses it, migrated first: with MIGRATE_DATABASE_URL by a connection of its own, which is
 * closed before the first request. Throws Misconfigured.
 */
export async function openToServe(config: Settings, keys: SessionKeys): Promise<OpenDatabase> {
  const owned = await openAsOwner(config, keys);
  const { databaseUrl } = config;
  if (databaseUrl === undefined || config.migrateDatabaseUrl === undefined) return owned;
  await owned.close();
  const db = openServing(databaseUrl, config);
  try {
    await db.statement('select 1 as one', []);
  } catch (error) {
    await db.close();
    if (!isForbidden(error)) throw error;
    throw new Misconfigured(
      'The user of DATABASE_URL may not act as the role gum_api: as the owner, `grant gum_api to` that user.',
    );
  }
  return { db, close: () => db.close() };
}
