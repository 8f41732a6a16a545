import { describe } from 'vitest';
import { openPglite } from '../../functions/_shared/db/pglite.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { openPostgres } from '../../functions/_shared/db/postgres.ts';
import { migratedDump } from '../../local/dump.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from './cluster.ts';

export interface Engine {
  readonly db: Db;
  close(): Promise<void>;
}

export type OpenEngine = (now?: () => Date) => Promise<Engine>;

export const onPglite: OpenEngine = async (now) => {
  const db = await openPglite({ dump: await migratedDump(), ...(now && { now }) });
  return { db, close: () => db.close() };
};

export const onPostgres: OpenEngine = async (now) => {
  const cluster = await startCluster();
  const db = openPostgres(await cluster.database('product'), { prepare: true, ...(now && { now }) });
  await migrate(db);
  return {
    db,
    async close() {
      await db.close();
      await cluster.stop();
    },
  };
};

/** The same tests on the embedded database and on a real PostgreSQL. */
export function onBothEngines(name: string, tests: (open: OpenEngine) => void): void {
  describe(`${name}, on PGlite`, () => tests(onPglite));
  describe(`${name}, on PostgreSQL`, () => tests(onPostgres));
}
