// One process of the server for `npm run bench chat`, `evening` and `pictures`, which start it and send it what it needs.
import { sessionKeys } from '@shared/auth/keys.ts';
import { chainNodes } from '@shared/chain/accessNode.ts';
import { flowVerifier } from '@shared/chain/flow.ts';
import { flowSettings } from '@shared/chain/settings.ts';
import type { ChainVerifier } from '@shared/chain/verifier.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { nativeEcdsa } from '../../local/nativeEcdsa.ts';
import { pictureFolder } from '../../local/pictureFolder.ts';
import { listenPostgres } from '../../local/realtime/listen.ts';
import { startServer } from '../../local/server.ts';

export interface ServerOrder {
  readonly databaseUrl: string;
  readonly keys: string;
  readonly port: number;
  readonly origin: string;
  /** The folder of the pictures that people publish; absent: none are taken. */
  readonly works?: string;
  /** What knows it may say from which address it asks. */
  readonly proxySecret?: string;
  /** By how much (ms) the database's clock is ahead; absent: it is not. */
  readonly ahead?: number;
  /** Of Flow's, from which wallets are verified; absent: the demo chain. */
  readonly accessNode?: string;
}

/** What a process has used: seconds of CPU since it began, and bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
}

const MANY = 1e9;
const rate = { burst: MANY, perSecond: MANY };

async function chainOf({ accessNode }: ServerOrder, db: Db): Promise<ChainVerifier> {
  if (accessNode === undefined) return demoChain(await newDemoKeys());
  const settings = flowSettings((name) => ({ FLOW_ACCESS_NODE: accessNode })[name], 'emulator');
  return flowVerifier('emulator', chainNodes(settings, db).signIn, nativeEcdsa);
}

// With the bench that started it.
process.once('disconnect', () => process.exit(0));
process.once('message', (order: ServerOrder) => {
  void (async () => {
    const { ahead } = order;
    const db = openPostgres(order.databaseUrl, {
      prepare: true,
      ...(ahead !== undefined && { now: () => new Date(Date.now() + ahead) }),
    });
    const server = await startServer({
      log: () => undefined,
      port: order.port,
      host: '127.0.0.1',
      origin: order.origin,
      db,
      listen: listenPostgres(order.databaseUrl),
      // All clients have the one address of this machine.
      realtimeLimits: { socketsOfOne: MANY, opens: rate },
      connections: { most: MANY, mostOfOne: null },
      ...(order.works !== undefined && { pictureStore: pictureFolder(order.works) }),
      ...(order.proxySecret !== undefined && { proxySecret: order.proxySecret }),
      chain: await chainOf(order, db),
      keys: await sessionKeys(order.keys),
      limits: { wallet: MANY, address: MANY, reads: MANY, 'POST /api/auth/verify': MANY },
    });
    process.on('message', (asked) => {
      if (asked === 'usage') {
        const { user, system } = process.cpuUsage();
        process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage().rss } satisfies Usage);
      }
      if (asked === 'stop') void Promise.all([server.close(), db.close()]).then(() => process.exit(0));
    });
    process.send?.(server.url);
  })();
});
