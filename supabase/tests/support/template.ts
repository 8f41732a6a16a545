import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '@shared/db/postgres.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the cluster of this run listens. */
    cluster: string;
  }
}

const TEMPLATE = 'migrated';

/** Before the database tests (vitest.config.ts): one cluster for all of them, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const template = openPostgres(await cluster.database(TEMPLATE));
  await migrate(template);
  await template.close();
  project.provide('cluster', cluster.url);
  return () => cluster.stop();
}

async function asAdministrator(work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(`${inject('cluster')}/postgres`, { max: 1 });
  await work(sql);
  await sql.end();
}

interface Copy {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the migrated database, made in about 100 ms: its URL, and how to throw it away. */
export const copyOfTemplate = (): Promise<Copy> => copyOf(TEMPLATE);

/** A database that no migration has seen. */
export const emptyDatabase = (): Promise<Copy> => copyOf('template1');

async function copyOf(template: string): Promise<Copy> {
  const name = crypto.randomUUID();
  await asAdministrator((sql) => sql.unsafe(`create database "${name}" template ${template}`));
  return {
    url: `${inject('cluster')}/${name}`,
    drop: () => asAdministrator((sql) => sql.unsafe(`drop database "${name}" with (force)`)),
  };
}
