import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../../scripts/lib/ports.mjs';

/** A PostgreSQL cluster of this test run alone. */
export interface Cluster {
  /** Where it listens, to which a path names a database. */
  readonly url: string;
  /** Makes an empty database and answers its URL. */
  database(name: string): Promise<string>;
  /** Stops it, which cuts every connection, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; null where it is not installed. */
export function postgresPrograms(): string | null {
  const named = process.env['PG_BIN'];
  if (named !== undefined && existsSync(join(named, 'initdb'))) return named;
  if (!existsSync(DEBIAN)) return null;
  const folders = readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** initdb refuses root: everything then runs as the unprivileged user that Debian's package made. */
export const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

const run = (program: string, args: readonly string[]) => {
  execFileSync(...asUser(program, args), { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
};

const stopped = async (server: ChildProcess) => {
  while (server.exitCode === null && server.signalCode === null) await sleep(20);
};

/** As long as a busy machine may take to start a database. */
const STARTS_WITHIN_MS = 60_000;

/** Waits until the database answers. Throws what it throws where it does not within a minute. */
export async function untilAnswers(sql: postgres.Sql): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(50);
    }
  }
}

export interface ClusterOptions {
  /**
   * True: commits wait for the disk, and tables are vacuumed and analyzed, as a real server's are (the bench). Otherwise a
   * test's plans would go by whether that came before it.
   */
  readonly durable?: boolean;
  /** Of its administrator; every login then needs one. Absent: none does. */
  readonly password?: string;
}

/** Starts a cluster on a free port of 127.0.0.1. Throws when PostgreSQL is not installed. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const { password } = options;
  if (password !== undefined) writeFileSync(join(folder, 'password'), password);
  const logins =
    password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${folder}/password`];
  run(join(programs, 'initdb'), ['-D', data, '-U', 'owner', ...logins, '-E', 'UTF8', '--locale=C', '-N']);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=120',
  ];
  if (!options.durable)
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  const start = () =>
    spawn(
      ...asUser(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]),
      { stdio: 'ignore', cwd: tmpdir() },
    );
  let server = start();
  const halt = async () => {
    // Not server.kill: that would end runuser and leave PostgreSQL. SIGINT is its fast shutdown.
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGINT');
    await stopped(server);
  };
  const login = password === undefined ? 'owner' : `owner:${password}`;
  const url = `postgres://${login}@127.0.0.1:${port}`;
  const admin = postgres(`${url}/postgres`, { max: 1 });
  await untilAnswers(admin);
  return {
    url,
    async database(name) {
      await admin.unsafe(`create database "${name}"`);
      return `${url}/${name}`;
    },
    async restart() {
      await halt();
      server = start();
      await untilAnswers(admin);
    },
    async stop() {
      await admin.end({ timeout: 1 });
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
