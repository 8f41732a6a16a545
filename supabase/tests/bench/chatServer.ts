// One process of the server for `npm run bench chat` and `pictures`, which start it and send it what it needs.
import { sessionKeys } from '@shared/auth/keys.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
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
}

/** What a process has used: seconds of CPU since it began, and bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
}

const MANY = 1e9;
const rate = { burst: MANY, perSecond: MANY };

// With the bench that started it.
process.once('disconnect', () => process.exit(0));
process.once('message', (order: ServerOrder) => {
  void (async () => {
    const db = openPostgres(order.databaseUrl, { prepare: true });
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
      chain: await demoChain(await newDemoKeys()),
      keys: await sessionKeys(order.keys),
      limits: { wallet: MANY, address: MANY, reads: MANY },
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
