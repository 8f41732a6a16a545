import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { newSigningKey } from '../../supabase/functions/_shared/auth/keys.ts';
import { freePort } from '../lib/ports.mjs';
import { asUser, startCluster, type Cluster } from '../../supabase/tests/support/cluster.ts';
import { startPooler, type Pooler } from '../../supabase/tests/support/pooler.ts';
import { startServerProcess, type ServerProcess } from '../lib/serverProcess.ts';
import { nginxConfig, rolesSql, siteConfig } from './configuration.ts';

/** A whole set-up on this machine: PostgreSQL, PgBouncer, Node servers, and nginx before them. */
export interface Fleet {
  /** Where people are: the proxy's address. */
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  /** The settings of each server. */
  readonly env: Readonly<Record<string, string>>;
  /** The database as its administrator sees it, past the pooler. */
  readonly administratorUrl: string;
  readonly cluster: Pick<Cluster, 'restart'>;
  readonly pooler: Pick<Pooler, 'restart'>;
  /** Where the logs are, until it is stopped. */
  readonly folder: string;
  stop(): Promise<void>;
}

export interface FleetOptions {
  /** The proxy's; a free one where it is absent. */
  readonly port?: number;
  readonly servers?: number;
  /** Settings of each server, beside those that the set-up needs (.env.example). */
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node for a server, the first one being 0. */
  readonly flagsOf?: (nth: number) => readonly string[];
}

const newSecret = (): string => randomBytes(32).toString('hex');

/** Starts nginx, and answers when it takes connections: how to stop it. */
async function startProxy(folder: string, site: string, url: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { mode: 0o700 });
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, site));
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const child = spawn(...asUser('nginx', ['-p', folder, '-c', config, '-e', `${folder}/nginx.log`]), {
    stdio: 'ignore',
    cwd: tmpdir(),
  });
  const gone = once(child, 'exit');
  for (let attempt = 0; ; attempt += 1) {
    const answered = await fetch(`${url}/api/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) break;
    // A busy machine may take a minute.
    if (attempt > 1_200 || child.exitCode !== null)
      throw new Error(`nginx does not answer (${folder}/nginx.log)`);
    await sleep(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}

/** The roles and the empty database that docs/DEPLOY.md tells an administrator to make. */
async function makeRoles(cluster: Cluster, sql: string): Promise<void> {
  const administrator = postgres(`${cluster.url}/postgres`, { max: 1 });
  for (const statement of sql.split('\n')) await administrator.unsafe(statement);
  await administrator.end();
}

/**
 * Starts the set-up that docs/DEPLOY.md describes, on ports of 127.0.0.1 and in folders of its own, with new secrets. On the
 * demo chain unless `env` names another. Throws where a package is missing (`missingForFleet`).
 */
export async function startFleet(options: FleetOptions = {}): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
  // The user that nginx runs as finds its own folder there, and can list nothing.
  chmodSync(folder, 0o711);
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    const passwords = { owner: newSecret(), server: newSecret() };
    const cluster = await startCluster({ durable: true, password: newSecret() });
    ending.push(() => cluster.stop());
    await makeRoles(cluster, rolesSql(passwords));
    const login = { user: 'flunks_server', password: passwords.server, database: 'flunks' };
    const pooler = await startPooler(cluster.url, login);
    if (pooler === null) throw new Error('PgBouncer is not installed.');
    ending.push(() => pooler.stop());

    const url = `http://localhost:${options.port ?? (await freePort())}`;
    const secret = newSecret();
    const as = (user: string, password: string) => {
      const named = new URL(`${cluster.url}/flunks`);
      return Object.assign(named, { username: user, password }).href;
    };
    const env = {
      CHAIN: 'demo',
      LOG_LEVEL: 'warn',
      ...options.env,
      DATABASE_URL: `${pooler.url}/flunks`,
      DATABASE_POOLED: '1',
      MIGRATE_DATABASE_URL: as('flunks_owner', passwords.owner),
      LISTEN_DATABASE_URL: as('flunks_server', passwords.server),
      SESSION_SIGNING_KEY: await newSigningKey(),
      PROXY_SECRET: secret,
      PUBLIC_ORIGIN: url,
      DATA_DIR: join(folder, 'data'),
    };
    const start = async (nth: number): Promise<ServerProcess> => {
      const starting = startServerProcess({
        port: await freePort(),
        env,
        flags: options.flagsOf?.(nth) ?? [],
        log: join(folder, `server-${nth + 1}.log`),
      });
      ending.push(async () => (await starting.catch(() => null))?.stop());
      return starting;
    };
    // The first makes the tables and what is shared in DATA_DIR.
    const first = await start(0);
    const others = Array.from({ length: (options.servers ?? 3) - 1 }, (_, index) => start(index + 1));
    const servers = [first, ...(await Promise.all(others))];
    const { port } = new URL(url);
    const site = siteConfig({
      servers: servers.map((server) => new URL(server.url).host),
      head: [`listen 127.0.0.1:${port};`, 'server_name localhost;'],
      secret,
    });
    ending.push(await startProxy(join(folder, 'nginx'), site, url));
    return { url, servers, env, administratorUrl: `${cluster.url}/flunks`, cluster, pooler, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
