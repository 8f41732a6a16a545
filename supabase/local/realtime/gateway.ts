import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { TokenOptions } from '../../functions/_shared/auth/accessToken.ts';
import { isConnectionLost } from '../../functions/_shared/db/connection.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { networksOf } from '../../functions/_shared/domain/system/network.ts';
import type { Clock } from '../../functions/_shared/kernel/clock.ts';
import type { Metrics } from '../../functions/_shared/kernel/metrics.ts';
import { turns } from '../../functions/_shared/kernel/turns.ts';
import { accessOf } from './access.ts';
import { CLOSED, serveClient, type Client } from './client.ts';
import { databaseBroadcasts } from './databaseBroadcasts.ts';
import { bucketOf, REALTIME_LIMITS, type Bucket, type RealtimeLimits } from './limits.ts';
import { AMONG_PROCESSES, FROM_DATABASE, type Listen } from './listen.ts';
import { neighbors } from './neighbors.ts';
import { createRooms } from './rooms.ts';
import { refuseUpgrade } from './upgrade.ts';
import { watchSessions } from './watchSessions.ts';

interface RealtimeMetrics {
  /** Counts a broadcast of the database that is sent on. */
  broadcast(): void;
  delivered(many: number): void;
  /** Counts what was refused, by the word before the colon or by the whole. */
  refused(why: string): void;
}

/** What operators measure of Realtime (docs/DEPLOY.md). */
function realtimeMetrics(metrics: Metrics, clients: ReadonlySet<Client>): RealtimeMetrics {
  metrics.gauge('realtime_sockets_open', 'Sockets of clients.', () => clients.size);
  metrics.gauge('realtime_channels_open', 'Channels that they have joined.', () =>
    [...clients].reduce((sum, { channels }) => sum + channels.size, 0),
  );
  const broadcasts = metrics.counter('realtime_broadcasts_total', 'Broadcasts that were sent on.');
  const deliveries = metrics.counter('realtime_deliveries_total', 'Messages written to clients of channels.');
  const refusals = metrics.counter(
    'realtime_refusals_total',
    'Sockets, joins and messages that were refused.',
  );
  return {
    broadcast: () => broadcasts({}),
    delivered: (many) => deliveries({}, many),
    refused: (why) => refusals({ why: why.split(':', 1)[0] ?? why }),
  };
}

/** Where clients of Supabase look for it. */
export const REALTIME_PATH = '/realtime/v1/websocket';

export interface RealtimePorts {
  readonly db: Db;
  readonly listen: Listen;
  readonly tokens: TokenOptions;
  /** Pages of other origins are refused. */
  readonly origins: readonly string[];
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly addressOf: (request: IncomingMessage) => Promise<string>;
  readonly report: (fault: unknown) => void;
  readonly limits?: Partial<RealtimeLimits>;
}

export interface RealtimeGateway {
  /** Takes a request for a socket, or refuses it. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  /** How many are open. */
  sockets(): number;
  close(): Promise<void>;
}

/** How often it looks whether its clients are still there and may be, and says that it is there itself (ms). */
const BEAT_MS = 1_000;
/** Clients send something each 25 s. */
const SILENT_MS = 60_000;

const now = (): number => performance.now();

/**
 * Speaks the protocol of Supabase Realtime to clients of @supabase/supabase-js: private channels with broadcasts of the
 * database and presence (REALTIME-1). The policies on realtime.messages decide who joins what.
 */
export function startRealtime(ports: RealtimePorts): RealtimeGateway {
  const { db, listen, tokens, clock, addressOf, report } = ports;
  const limits = { ...REALTIME_LIMITS, ...ports.limits };
  const process = crypto.randomUUID();
  const clients = new Set<Client>();
  const measured = realtimeMetrics(ports.metrics, clients);
  const inTurn = turns(limits.joining);
  const networks = new Map<string, { readonly opens: Bucket; readonly joins: Bucket; sockets: number }>();
  let isHearing = false;
  let refs = 0;

  const fault = (error: unknown): void => {
    // A database that restarts is no fault: its clients join again.
    if (!isConnectionLost(error)) report(error);
  };
  const rooms = createRooms({
    process,
    tell: (told) => others.tell(told),
    delivered: (many) => measured.delivered(many),
  });
  const broadcasts = databaseBroadcasts({
    db,
    rooms,
    report: fault,
    counted: measured.broadcast,
  });
  const listening = listen({
    onNotice(channel, notice) {
      if (channel === FROM_DATABASE) broadcasts.hear(notice);
      if (channel === AMONG_PROCESSES) others.hear(notice);
    },
    onHearing(isSo) {
      isHearing = isSo;
      if (isSo) others.opened();
      // What was broadcast meanwhile was missed: clients join again, and catch up as they do after every join.
      else rooms.interruptAll();
    },
  });
  const others = neighbors({
    process,
    tell: listening.tell,
    clock: now,
    onTold: rooms.hear,
    onDeath: rooms.forget,
    all: rooms.mine,
  });
  const sessions = watchSessions({ db, clock, clients, report: fault });

  function beat(): void {
    if (clients.size === 0) return;
    if (!others.beat()) listening.reopen();
    for (const client of clients)
      if (now() - client.heardAt() > SILENT_MS) client.close(CLOSED.policy, 'Silent');
    for (const [name, { opens, joins, sockets }] of networks) {
      if (sockets === 0 && opens.isFull(now()) && joins.isFull(now())) networks.delete(name);
    }
    void sessions.look();
  }
  const beating = setInterval(beat, BEAT_MS).unref();

  const networkOf = (name: string, share: number) => {
    const { burst, perSecond } = limits.opens;
    const most = { burst: burst * share, perSecond: perSecond * share };
    const known = networks.get(name) ?? {
      opens: bucketOf(most),
      // Each of its sockets joins two channels, and again when the server was gone.
      joins: bucketOf({ burst: most.burst * 4, perSecond: most.perSecond * 4 }),
      sockets: 0,
    };
    networks.set(name, known);
    return known;
  };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });

  /** Why a request for a socket is refused; null: it is not. */
  function refusalOf(request: IncomingMessage): string | null {
    const { origin } = request.headers;
    if (origin !== undefined && !ports.origins.includes(origin)) return '403 Forbidden';
    if (isClosed || clients.size >= limits.sockets) return '503 Service Unavailable';
    return null;
  }
  let isClosed = false;

  async function open(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const refusal = refusalOf(request);
    if (refusal !== null) {
      measured.refused(refusal);
      refuseUpgrade(connection, refusal);
      return;
    }
    const those = networksOf(await addressOf(request)).map(({ name, share }) => ({
      share,
      of: networkOf(name, share),
    }));
    const isCrowded = those.some(
      ({ of, share }) => of.sockets >= limits.socketsOfOne * share || !of.opens.take(now()),
    );
    const [nearest] = those;
    if (isCrowded || !nearest) {
      measured.refused('429 Too Many Requests');
      refuseUpgrade(connection, '429 Too Many Requests');
      return;
    }
    const vsn = new URL(request.url ?? '/', 'http://localhost').searchParams.get('vsn');
    server.handleUpgrade(request, connection, head, (socket: WebSocket) => {
      for (const { of } of those) of.sockets += 1;
      if (clients.size === 0) others.opened();
      const client = serveClient({
        socket,
        version: vsn === '2.0.0' ? '2.0.0' : '1.0.0',
        rooms,
        limits,
        clock: now,
        joinsOfNetwork: nearest.of.joins,
        accessOf: (token, topic) =>
          inTurn('joins', () => accessOf(token, topic, { db, clock, tokens })) ?? Promise.resolve('busy'),
        isHearing: () => isHearing,
        newRef: () => `${process.slice(0, 8)}${(refs += 1)}`,
        refused: measured.refused,
        report: fault,
      });
      clients.add(client);
      socket.on('close', () => {
        clients.delete(client);
        for (const { of } of those) of.sockets -= 1;
      });
    });
  }

  return {
    upgrade: (request, connection, head) =>
      void open(request, connection, head).catch((error: unknown) => {
        fault(error);
        connection.destroy();
      }),
    sockets: () => clients.size,
    async close() {
      isClosed = true;
      clearInterval(beating);
      for (const client of clients) client.close(CLOSED.restart, 'Restarting');
      await others.leave();
      await listening.stop();
      server.close();
    },
  };
}
