import type { SessionKeys } from '@shared/auth/keys.ts';
import type { ChainVerifier } from '@shared/chain/verifier.ts';
import type { Db } from '@shared/db/port.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { startServer, type RunningServer } from '../../local/server.ts';

const MANY = 1e9;

interface BenchOptions {
  /** Absent: a free one. */
  readonly port?: number;
  /** What knows it may say from which address it asks. */
  readonly proxySecret?: string;
  /** Absent: the demo chain. */
  readonly chain?: ChainVerifier;
}

/** Starts a server of this process that limits no client and logs nothing. */
export const startBenchServer = async (
  db: Db,
  keys: SessionKeys,
  { port = 0, proxySecret, chain }: BenchOptions = {},
): Promise<RunningServer> =>
  startServer({
    log: () => undefined,
    port,
    host: '127.0.0.1',
    db,
    chain: chain ?? (await demoChain(await newDemoKeys())),
    keys,
    ...(proxySecret !== undefined && { proxySecret }),
    limits: { wallet: MANY, address: MANY, reads: MANY, 'POST /api/auth/verify': MANY },
    connections: { most: MANY, mostOfOne: null },
  });
