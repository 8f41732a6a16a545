import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '../functions/_shared/db/port.ts';
import { Misconfigured } from './misconfigured.ts';

const here = (path: string) => new URL(path, import.meta.url);
const FILE = /^(\d{14})_(\w+)\.sql$/;

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** The files of supabase/migrations, oldest first. Throws when two have one version: the second would be left out. */
export function migrations(folder: URL = here('../migrations/')): Migration[] {
  const found = readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(new URL(file, folder), 'utf8') }];
    });
  const twice = found.find(({ version }, index) => found[index + 1]?.version === version);
  if (twice) throw new Error(`Two migrations have the version ${twice.version}.`);
  return found;
}

const bootstrap = () => readFileSync(here('./bootstrap.sql'), 'utf8');
const realtime = () => readFileSync(here('./realtime.sql'), 'utf8');
const seed = () => readFileSync(here('../seed.sql'), 'utf8');

/** Changes whenever a freshly migrated database would come out differently. */
export function schemaHash(): string {
  const hash = createHash('sha256').update(bootstrap()).update(realtime());
  for (const { version, sql } of migrations()) hash.update(`\0${version}\0${sql}`);
  return hash.digest('hex').slice(0, 16);
}

/** Whether the schema realtime is Supabase's own, as it is in a hosted database. */
async function hasHostedRealtime(db: Db): Promise<boolean> {
  const rows = await db.asOwner(
    `select from pg_namespace n join pg_roles r on r.oid = n.nspowner
     where n.nspname = 'realtime' and r.rolname like 'supabase%'`,
    [],
  );
  return rows.length > 0;
}

/** Runs statements in one transaction, by one process at a time: rights that two give at once break one of the two. */
const alone = (db: Db, sql: string) =>
  db.asOwner(`begin; select pg_advisory_xact_lock(9595);\n${sql};\ncommit;`);

/**
 * Brings a database to the newest migration, each file and its row in the history of the Supabase CLI in one
 * transaction. Two processes that start together wait for each other. Answers how many files were applied. Tests name
 * fewer files, for a database of an earlier time.
 */
export async function migrate(db: Db, files: readonly Migration[] = migrations()): Promise<number> {
  await alone(db, bootstrap());
  if (!(await hasHostedRealtime(db))) await alone(db, realtime());
  let applied = 0;
  for (const { version, name, sql } of files) {
    const done = await db.asOwner(
      'select version from supabase_migrations.schema_migrations where version = $1',
      [version],
    );
    if (done.length > 0) continue;
    try {
      await alone(
        db,
        `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');\n${sql}`,
      );
    } catch (error) {
      const raced = await db.asOwner(
        'select version from supabase_migrations.schema_migrations where version = $1',
        [version],
      );
      if (raced.length > 0) continue;
      throw new Error(`migration ${version}_${name}: ${String(error)}`, { cause: error });
    }
    applied += 1;
  }
  return applied;
}

/**
 * Keeps this database for one chain: the first server that starts on it says which. On the demo chain anyone may be
 * anyone, so that nothing it writes may come near the wallets of another.
 *
 * @throws Misconfigured when the database is another chain's
 */
export async function claimForChain(db: Db, chain: string): Promise<void> {
  await db.asOwner('insert into app.deployment (chain) values ($1) on conflict do nothing', [chain]);
  const [row] = await db.asOwner<{ chain: string }>('select chain from app.deployment', []);
  if (row?.chain === chain) return;
  throw new Misconfigured(
    `CHAIN=${chain} is refused: this database is the ${row?.chain} chain's. Set CHAIN=${row?.chain}, or another DATABASE_URL.`,
  );
}

/** Notes the key that the server signs with (its thumbprint), and answers whether the last one was another. */
export async function changesKey(db: Db, thumbprint: string): Promise<boolean> {
  const [before] = await db.asOwner<{ key_thumbprint: string | null }>(
    'select key_thumbprint from app.deployment',
    [],
  );
  await db.asOwner('update app.deployment set key_thumbprint = $1', [thumbprint]);
  return before !== undefined && before.key_thumbprint !== null && before.key_thumbprint !== thumbprint;
}

/** The demo chain’s administrator and access codes (supabase/seed.sql). */
export async function seedDemo(db: Db): Promise<void> {
  await alone(db, seed());
}

/** The tables of the demo chain's ledger. */
export async function makeLedger(db: Db): Promise<void> {
  await alone(db, readFileSync(here('./demo/ledger.sql'), 'utf8'));
}
