import { describe } from 'vitest';
import { openPglite } from '../../functions/_shared/db/pglite.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { openPostgres } from '../../functions/_shared/db/postgres.ts';
import { migratedDump } from '../../local/dump.ts';
import { listenPglite, listenPostgres, type Listen } from '../../local/realtime/listen.ts';
import { copyOfTemplate } from './template.ts';
import { restore, remember } from './untouched.ts';

export interface Engine {
  readonly db: Db;
  /** By a connection of its own, for those who watch over a server; absent: `db`. */
  readonly watchDb?: Db;
  /** Listens to it, by a connection of its own. */
  readonly listen?: Listen;
  close(): Promise<void>;
}

/** Opens a database that is as the migrations leave it. */
export type OpenEngine = (now?: () => Date) => Promise<Engine>;

let clock: (() => Date) | undefined;
let embedded: ReturnType<typeof openEmbedded> | undefined;

async function openEmbedded() {
  const db = await openPglite({ dump: await migratedDump(), now: () => clock?.() ?? new Date() });
  await remember(db);
  return db;
}

/** One PGlite for all tests of a thread, one at a time: opening one takes a second, restoring it a fiftieth of that. */
export const onPglite: OpenEngine = async (now) => {
  embedded ??= openEmbedded();
  const db = await embedded;
  await restore(db);
  clock = now;
  return { db, listen: listenPglite(db.engine), close: async () => undefined };
};

export const onPostgres: OpenEngine = async (now) => {
  const { url, drop } = await copyOfTemplate();
  const db = openPostgres(url, { prepare: true, ...(now && { now }) });
  return {
    db,
    listen: listenPostgres(url),
    async close() {
      await db.close();
      await drop();
    },
  };
};

/** The same tests on the embedded database and on a real PostgreSQL. */
export function onBothEngines(name: string, tests: (open: OpenEngine) => void): void {
  describe(`${name}, on PGlite`, () => tests(onPglite));
  describe(`${name}, on PostgreSQL`, () => tests(onPostgres));
}
