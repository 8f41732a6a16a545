import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { poolerIni, poolerLogins } from '../../../scripts/fleet/configuration.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { asUser, untilAnswers } from './cluster.ts';

/** A PgBouncer before a cluster, which hands a connection on after each transaction, as hosted databases do. */
export interface Pooler {
  /** Where it listens, with the login if it has one, to which a path names a database of the cluster. */
  readonly url: string;
  /** Ends it, which cuts every connection, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): void;
}

/** The one login that a pooler takes, and the one database that it leads to. */
export interface PoolerLogin {
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/**
 * Starts PgBouncer on a free port of 127.0.0.1; null where it is not installed (apt-get install pgbouncer). Without a login
 * everyone comes to every database as the user of the cluster's URL.
 */
export async function startPooler(clusterUrl: string, login?: PoolerLogin): Promise<Pooler | null> {
  if (spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const { hostname, port: clusterPort, username } = new URL(clusterUrl);
  const cluster = `host=${hostname} port=${clusterPort}`;
  const config = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  if (login) writeFileSync(users, `"${login.user}" "${login.password}"\n`);
  writeFileSync(
    config,
    poolerIni({
      address: '127.0.0.1',
      port,
      databases: login ? `${login.database} = ${cluster}` : `* = ${cluster} user=${username}`,
      logins: login ? poolerLogins(users) : ['auth_type = any'],
    }),
  );
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const who = login ? `${login.user}:${login.password}` : username;
  const url = `postgres://${who}@127.0.0.1:${port}`;
  const start = async () => {
    const started = spawn(...asUser('pgbouncer', [config]), { stdio: 'ignore', cwd: tmpdir() });
    const probe = postgres(`${url}/${login?.database ?? 'postgres'}`, { max: 1, prepare: false });
    await untilAnswers(probe);
    await probe.end();
    return started;
  };
  let child = await start();
  return {
    url,
    async restart() {
      const gone = once(child, 'exit');
      // runuser hands the signal on.
      child.kill('SIGTERM');
      await gone;
      child = await start();
    },
    stop() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
