import type { IncomingMessage, ServerResponse } from 'node:http';
import { sameSecret } from '../functions/_shared/auth/keys.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import type { Metrics } from '../functions/_shared/kernel/metrics.ts';

/** Where a monitor reads them. */
export const METRICS_PATH = '/metrics';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The same database, measured. `connections` is how many transactions it runs at once; the others wait. */
export function measuredDb(db: Db, metrics: Metrics, connections: number): Db {
  const took = metrics.histogram(
    'database_transaction_duration_seconds',
    'How long transactions took, with their waiting for a connection.',
    SECONDS,
  );
  let open = 0;
  metrics.gauge('database_transactions_open', 'Those that have a connection, or wait for one.', () => open);
  metrics.gauge('database_connections_max', 'How many transactions run at once.', () => connections);
  const measured = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    open += 1;
    try {
      return await work();
    } finally {
      open -= 1;
      took({}, (performance.now() - began) / 1000);
    }
  };
  return {
    ...db,
    transaction: (wallet, work) => measured(() => db.transaction(wallet, work)),
    statement: (sql, parameters) => measured(() => db.statement(sql, parameters)),
  };
}

/** Answers a monitor that shows the token (OPS-5). Without a token in the settings there is nothing at this address. */
export async function answerMonitor(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  token: string | undefined,
): Promise<void> {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (token === undefined) {
    response.writeHead(404, plain).end('Not found');
    return;
  }
  const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (shown === undefined || !(await sameSecret(shown, token))) {
    response.writeHead(401, { ...plain, 'www-authenticate': 'Bearer' }).end('Unauthorized');
    return;
  }
  const text = await metrics.text();
  response.writeHead(200, { ...plain, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
}
