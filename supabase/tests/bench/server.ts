import type { SessionKeys } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { startServer, type RunningServer } from '../../local/server.ts';

const MANY = 1e9;

/**
 * Starts a server of this process that limits no client and logs nothing. Port 0 takes a free one. What knows
 * `proxySecret` may say from which address it asks.
 */
export const startBenchServer = async (
  db: Db,
  keys: SessionKeys,
  port = 0,
  proxySecret?: string,
): Promise<RunningServer> =>
  startServer({
    log: () => undefined,
    port,
    host: '127.0.0.1',
    db,
    chain: await demoChain(await newDemoKeys()),
    keys,
    ...(proxySecret !== undefined && { proxySecret }),
    limits: { wallet: MANY, address: MANY, reads: MANY },
    connections: { most: MANY, mostOfOne: null },
  });
