import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newSigningKey, sessionKeys } from '../functions/_shared/auth/keys.ts';
import { flowVerifier } from '../functions/_shared/chain/flow.ts';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { openPostgres } from '../functions/_shared/db/postgres.ts';
import { Misconfigured, settings, type Environment, type Settings } from './config.ts';
import { demoChain, newDemoKeys } from './demo/chain.ts';
import { migratedDump } from './dump.ts';
import { ownSecret } from './files.ts';
import { keepHouse } from './housekeeping.ts';
import { lockFile } from './lock.ts';
import { claimForChain, migrate, seedDemo } from './migrate.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

interface OpenDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/** A database of this chain alone, so that what the demo chain gave away is worth nothing on a real one. */
async function openEmbedded(dataDir: string, chain: string): Promise<OpenDatabase> {
  const folder = `${dataDir}/db-${chain}`;
  const unlock = lockFile(`${folder}.lock`);
  try {
    if (!existsSync(folder)) await unpack(folder);
    const db = await openPglite({ dataDir: folder }).catch((error: unknown) => {
      throw new Misconfigured(
        `The embedded database in ${folder} cannot be opened (${String(error)}). Move the folder away to begin anew.`,
      );
    });
    return {
      db,
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

/** Makes a fresh database beside its folder and moves it there whole: half of one could never be opened again. */
async function unpack(folder: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  const db = await openPglite({ dataDir: half, dump: await migratedDump() });
  await db.close();
  renameSync(half, folder);
}

async function openDatabase(config: Settings): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, config.chain.name);
  const db = openPostgres(config.databaseUrl, {
    max: config.databaseConnections,
    prepare: !config.databasePooled,
  });
  return { db, close: () => db.close() };
}

/** The database that the environment names, migrated: for an operator's commands. Throws Misconfigured. */
export async function openFromEnvironment(env: Environment): Promise<OpenDatabase> {
  const config = settings(env, ROOT);
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    await claimForChain(database.db, config.chain.name);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function chainOf(config: Settings): Promise<Pick<ServerOptions, 'chain' | 'demo'>> {
  if (config.chain.name !== 'demo') return { chain: flowVerifier(config.chain) };
  const demo = await demoChain(await ownSecret(`${config.dataDir}/demo-keys.json`, newDemoKeys));
  return { chain: demo, demo };
}

/**
 * Starts the product as the environment says: database (migrated), keys, chain, server. Throws Misconfigured with
 * a message for the operator.
 */
export async function startFromEnvironment(env: Environment): Promise<RunningServer> {
  const config = settings(env, ROOT);
  const dist = `${ROOT}/dist`;
  const key = config.signingKey ?? (await ownSecret(`${config.dataDir}/session-key.json`, newSigningKey));
  const keys = await sessionKeys(key).catch((error: unknown) => {
    throw new Misconfigured(String(error));
  });
  const chain = await chainOf(config);
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    await claimForChain(database.db, config.chain.name);
    if (chain.demo) await seedDemo(database.db);
    const server = await startServer({
      port: config.port,
      host: config.host,
      db: database.db,
      keys,
      ...chain,
      ...(existsSync(`${dist}/index.html`) && { dist }),
      ...(config.origin !== undefined && { origin: config.origin }),
      limits: config.limits,
      outside: config.outside,
      ...(config.proxySecret !== undefined && { proxySecret: config.proxySecret }),
    });
    const stopCleaning = keepHouse(database.db, (fault) => console.error(fault));
    return {
      url: server.url,
      async close() {
        await server.close();
        await stopCleaning();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
