import { describe } from 'vitest';
import { openPglite } from '@shared/db/pglite.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
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

/** One PGlite for all tests of a thread, one at a time: opening one takes seconds, restoring it a hundredth of that. */
export const onPglite: OpenEngine = async (now) => {
  embedded ??= openEmbedded();
  const db = await embedded;
  await restore(db);
  clock = now;
  return { db, listen: listenPglite(db.engine), close: async () => undefined };
};

let served: ReturnType<typeof openServed> | undefined;

async function openServed() {
  const { url } = await copyOfTemplate();
  const owner = openPostgres(url, { max: 1 });
  await remember(owner);
  const db = openPostgres(url, { prepare: true, now: () => clock?.() ?? new Date() });
  return { url, owner, db };
}

/**
 * One database of PostgreSQL for all tests of a thread, likewise, with its connections: to copy one takes as long as thirty
 * calls, and a connection knows its statements.
 */
export const onPostgres: OpenEngine = async (now) => {
  served ??= openServed();
  const { url, owner, db } = await served;
  await restore(owner);
  clock = now;
  return { db, listen: listenPostgres(url), close: async () => undefined };
};

type EngineName = 'PostgreSQL' | 'PGlite';

/** `npm test -- --all` runs each engine in a process of its own, which this names; otherwise one process runs both. */
const chosen = process.env['TEST_ENGINE'];
const isChosen = (engine: EngineName): boolean => chosen === undefined || chosen === engine;

/** The engines that tests of `onProductionEngine` run on. */
const PRODUCTION_ENGINES: readonly EngineName[] = (['PostgreSQL', 'PGlite'] as const).filter(
  (engine) => isChosen(engine) && (engine === 'PostgreSQL' || process.env['TEST_ALL'] === 'yes'),
);

/**
 * The tests on PostgreSQL, which production has; with TEST_ALL=yes (`npm test -- --all`) on the embedded database
 * as well.
 */
export function onProductionEngine(name: string, tests: (open: OpenEngine) => void): void {
  onEngines(PRODUCTION_ENGINES, name, tests);
}

/** The tests on PostgreSQL alone, of rules and limits: others run each of their statements on the embedded database too. */
export function onPostgresAlone(name: string, tests: (open: OpenEngine) => void): void {
  onEngines(['PostgreSQL'], name, tests);
}

/** Why one such test among those of `onProductionEngine` is skipped on the embedded database. */
export const OF_RULES = 'other tests run each of its statements there';

/** The same tests on the embedded database and on a real PostgreSQL: of what depends on the engine. */
export function onBothEngines(name: string, tests: (open: OpenEngine) => void): void {
  onEngines(['PGlite', 'PostgreSQL'], name, tests);
}

function onEngines(engines: readonly EngineName[], name: string, tests: (open: OpenEngine) => void): void {
  for (const engine of engines.filter(isChosen)) {
    describe(`${name}, on ${engine}`, () => tests(engine === 'PGlite' ? onPglite : onPostgres));
  }
}
