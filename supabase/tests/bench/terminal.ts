// `npm run bench terminal`: how long a command of the Terminal takes while 50 people type, each about four a second, and,
// for comparison, as fast as answers come.
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { COMMANDS } from '@shared/domain/town/terminal/commands/index.ts';
import { migrate } from '../../local/migrate.ts';
import { startCluster } from '../support/cluster.ts';
import { drive } from './drive.ts';
import { percentile } from './figures.ts';
import type { LoadResult } from './load.ts';
import type { BenchCall } from './send.ts';
import { startBenchServer } from './server.ts';

const CLIENTS = 50;
const WARM_UP = 300;
const CALLS = 3_000;
/** What is promised of a command at the 95th percentile (ms). */
const PROMISED = 100;
/** How long each person waits after an answer before the next command, on average (ms). */
const PAUSE = 200;

const sessionId = crypto.randomUUID();
const callsOf = (count: number): readonly BenchCall[] =>
  Array.from({ length: count }, (_, nth) => ({
    path: '/api/terminal-commands',
    body: { command: COMMANDS[nth % COMMANDS.length]?.name ?? 'help', sessionId },
    token: null,
  }));

async function measure(db: Db): Promise<Readonly<Record<'typing' | 'flat out', LoadResult>>> {
  const server = await startBenchServer(db, await sessionKeys(await newSigningKey()));
  const load = { url: server.url, clients: CLIENTS };
  try {
    await drive({ ...load, calls: callsOf(WARM_UP) });
    return {
      typing: await drive({ ...load, calls: callsOf(CALLS), pause: PAUSE }),
      'flat out': await drive({ ...load, calls: callsOf(CALLS) }),
    };
  } finally {
    await server.close();
  }
}

const cluster = await startCluster();
try {
  const db = openPostgres(await cluster.database('bench'), { prepare: true });
  await migrate(db);
  console.log(`  ${CLIENTS} clients on PostgreSQL`);
  for (const [how, { seconds, latencies, failures }] of Object.entries(await measure(db))) {
    const at = (share: number) => percentile(latencies, share);
    const isKept = failures === 0 && (how !== 'typing' || at(0.95) < PROMISED);
    const figures = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ${failures} failures`;
    const said = isKept ? '' : ` MORE THAN ${PROMISED}`;
    console.log(`  ${how}: ${Math.round(CALLS / seconds)} commands a second, ${figures}${said}`);
    if (!isKept) process.exitCode = 1;
  }
  await db.close();
} finally {
  await cluster.stop();
}
