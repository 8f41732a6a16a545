import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { asUser, freePort, untilAnswers } from './cluster.ts';

/** A PgBouncer before a cluster, which hands a connection on after each transaction, as hosted databases do. */
export interface Pooler {
  /** Where it listens, to which a path names a database of the cluster. */
  readonly url: string;
  stop(): void;
}

/** Starts PgBouncer on a free port of 127.0.0.1; null where it is not installed (apt-get install pgbouncer). */
export async function startPooler(clusterUrl: string): Promise<Pooler | null> {
  if (spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const { hostname, port: clusterPort, username } = new URL(clusterUrl);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${hostname} port=${clusterPort} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 20',
      'max_client_conn = 200',
      'ignore_startup_parameters = extra_float_digits',
    ].join('\n'),
  );
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const child = spawn(...asUser('pgbouncer', [config]), { stdio: 'ignore', cwd: tmpdir() });
  const url = `postgres://${username}@127.0.0.1:${port}`;
  const probe = postgres(`${url}/postgres`, { max: 1, prepare: false });
  await untilAnswers(probe);
  await probe.end();
  return {
    url,
    stop() {
      // runuser hands the signal on.
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
