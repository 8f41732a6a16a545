// Realtime as a process of its own, in the place of a project's: the gateway of the Node server at another address than its
// pages', with the settings of the servers. Started by faults.test.ts.
import { createServer } from 'node:http';
import { sessionKeys } from '@shared/auth/keys.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { newMetrics } from '@shared/kernel/metrics.ts';
import { issuerOf } from '../../functions/api/deps.ts';
import { startRealtime } from '../../local/realtime/gateway.ts';
import { listenPostgres } from '../../local/realtime/listen.ts';

const setting = (name: string): string => process.env[name] ?? '';
const origin = setting('PUBLIC_ORIGIN');
const db = openPostgres(setting('DATABASE_URL'), { max: 4, prepare: false });
const gateway = startRealtime({
  db,
  listen: listenPostgres(setting('LISTEN_DATABASE_URL')),
  tokens: { keys: await sessionKeys(setting('SESSION_SIGNING_KEY')), issuer: issuerOf({ origin }) },
  origins: [origin],
  clock: systemClock,
  metrics: newMetrics(),
  addressOf: async ({ socket }) => socket.remoteAddress ?? '',
  report: console.error,
});
const server = createServer((_, response) => response.writeHead(404).end());
server.on('upgrade', gateway.upgrade);
server.listen(Number(setting('PORT')), setting('HOST'), () => process.stdout.write('Ready: Realtime\n'));
process.once('SIGTERM', () => {
  server.close();
  void gateway.close().then(() => db.close());
});
