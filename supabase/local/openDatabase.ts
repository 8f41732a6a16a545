import { existsSync, renameSync, rmSync } from 'node:fs';
import type { SessionKeys } from '../functions/_shared/auth/keys.ts';
import { isConnectionLost } from '../functions/_shared/db/connection.ts';
import { systemClock } from '../functions/_shared/kernel/clock.ts';
import type { Log } from '../functions/_shared/kernel/log.ts';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { openPostgres } from '../functions/_shared/db/postgres.ts';
import type { Settings } from './config.ts';
import { playArcade } from './demo/arcade.ts';
import { votePictureDay } from './demo/pictureDay.ts';
import { signYearbook } from './demo/signatures.ts';
import { hangWorks } from './demo/works.ts';
import { freshDatabase } from './dump.ts';
import { lockFolder } from './lock.ts';
import { seedLockCodes } from './lockCodes.ts';
import { changesKey, claimForChain, makeLedger, migrate, seedDemo } from './migrate.ts';
import { Misconfigured } from './misconfigured.ts';
import { listenPglite, listenPostgres, type Listen } from './realtime/listen.ts';
import { requireDiskSpace, diskSpaceWatch, whileThereIsDiskSpace } from './diskSpace.ts';

export interface OpenDatabase {
  readonly db: Db;
  /**
   * Listens to what it broadcasts, by a connection of its own. Null: pages find Realtime elsewhere, or the database is behind a
   * pooler and nothing else is named.
   */
  readonly listen: Listen | null;
  close(): Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** PostgreSQL's insufficient_privilege. */
const isForbidden = (error: unknown): boolean => codeOf(error) === '42501';

/** Why nothing can be asked of the database that a variable names; null: it is something else. */
function unreachable(variable: string, error: unknown): Misconfigured | null {
  const code = codeOf(error);
  if (/^28/.test(code)) return new Misconfigured(`${variable}: the database refuses this user or password.`);
  if (code === '3D000') return new Misconfigured(`${variable}: the server has no database of this name.`);
  return isConnectionLost(error)
    ? new Misconfigured(`${variable}: the database does not answer (${code}).`)
    : null;
}

/** Makes a fresh database beside its folder and moves it there whole: half of one could never be opened again. */
async function makeAnew(folder: string, chain: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  await freshDatabase(half, chain);
  renameSync(half, folder);
}

/** A database of this chain alone, so that what the demo chain gave away is worth nothing on a real one. */
async function openEmbedded(dataDir: string, chain: string): Promise<OpenDatabase> {
  const folder = `${dataDir}/db-${chain}`;
  requireDiskSpace(dataDir);
  const unlock = await lockFolder(`${folder}.lock.d`);
  try {
    if (!existsSync(folder)) await makeAnew(folder, chain);
    const db = await openPglite({ dataDir: folder }).catch((error: unknown) => {
      throw new Misconfigured(
        `The embedded database in ${folder} cannot be opened (${String(error)}). Move the folder away to begin anew.`,
      );
    });
    return {
      db: whileThereIsDiskSpace(db, diskSpaceWatch(dataDir)),
      listen: listenPglite(db.engine),
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
  return { db, listen: listenOf(config), close: () => db.close() };
}

function listenOf({ realtime, databaseUrl, listenDatabaseUrl, databasePooler }: Settings): Listen | null {
  if (realtime !== null) return null;
  const url = listenDatabaseUrl ?? (databasePooler === null ? databaseUrl : undefined);
  return url === undefined ? null : listenPostgres(url);
}

const openServing = (url: string, config: Settings, max = config.databaseConnections): Db =>
  openPostgres(url, { max, prepare: config.databasePooler !== 'plain' });

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
      await playArcade(database.db, systemClock.now());
      await votePictureDay(database.db);
      await hangWorks(database.db, systemClock.now());
      await signYearbook(database.db, systemClock.now());
    }
    return database;
  } catch (error) {
    await database.close();
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const variable = config.migrateDatabaseUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL';
    if (!isForbidden(cause)) throw unreachable(variable, cause) ?? error;
    throw new Misconfigured(
      `The user of ${variable} may not migrate the database (${String(cause)}). ` +
        'docs/DEPLOY.md says what an administrator has to make first.',
    );
  }
}

export interface ServingDatabase extends OpenDatabase {
  /** The same by a connection of its own, where there can be one. */
  readonly watchDb: Db;
}

/** What a server says once that signs with another key than the one before it (OPS-6). */
const OTHER_KEY =
  'SESSION_SIGNING_KEY is another one than this database was used with: everyone has to sign in again, and the codes ' +
  'of locks have to be set again (npm run lock-code).';

/**
 * The database as the server uses it, migrated first: with MIGRATE_DATABASE_URL by a connection of its own, which is
 * closed before the first request. Throws Misconfigured.
 */
export async function openToServe(config: Settings, keys: SessionKeys, log: Log): Promise<ServingDatabase> {
  const owned = await openAsOwner(config, keys);
  if (await changesKey(owned.db, keys.thumbprint)) log('warn', OTHER_KEY);
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return { ...owned, watchDb: owned.db };
  const served =
    config.migrateDatabaseUrl === undefined ? owned : await openServed(owned, databaseUrl, config);
  const watchDb = openServing(databaseUrl, config, 1);
  return {
    db: served.db,
    listen: served.listen,
    watchDb,
    close: async () => void (await Promise.all([served.close(), watchDb.close()])),
  };
}

/** The database as the one who serves sees it, in the place of its owner. */
async function openServed(owned: OpenDatabase, databaseUrl: string, config: Settings): Promise<OpenDatabase> {
  await owned.close();
  const db = openServing(databaseUrl, config);
  try {
    await db.statement('select 1 as one', []);
  } catch (error) {
    await db.close();
    if (!isForbidden(error)) throw unreachable('DATABASE_URL', error) ?? error;
    throw new Misconfigured(
      'The user of DATABASE_URL may not act as the role gum_api: as the owner, `grant gum_api to` that user.',
    );
  }
  return { db, listen: owned.listen, close: () => db.close() };
}
