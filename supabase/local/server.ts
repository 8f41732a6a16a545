import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { systemClock, type Clock } from '../functions/_shared/kernel/clock.ts';
import { faultFields, type Log, type LogFields } from '../functions/_shared/kernel/log.ts';
import { newMetrics, type Metrics } from '../functions/_shared/kernel/metrics.ts';
import type { Address, EpochMs } from '../functions/_shared/kernel/units.ts';
import { createApi } from '../functions/api/app.ts';
import { clientAddress } from '../functions/api/clientAddress.ts';
import { issuerOf } from '../functions/api/deps.ts';
import type { Work } from '../functions/api/health.ts';
import type { Model } from '../functions/api/model.ts';
import type { SessionKeys } from '../functions/_shared/auth/keys.ts';
import type { Draw } from '../functions/_shared/chain/draw.ts';
import type { PictureSource } from '../functions/_shared/chain/pictures.ts';
import { SILENT_PICTURES, SILENT_SOURCE, SILENT_TRACKER } from '../functions/_shared/chain/silent.ts';
import type { ChainSource } from '../functions/_shared/chain/source.ts';
import type { WalletTracker } from '../functions/_shared/chain/tracker.ts';
import type { ChainVerifier } from '../functions/_shared/chain/verifier.ts';
import type { ChainAnswer } from '../functions/_shared/contract/collection/collection.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import type { Limits } from '../functions/_shared/domain/system/limits.ts';
import type { PushSender } from '../functions/_shared/push/pushService.ts';
import { workAt } from '../functions/_shared/kernel/product.ts';
import { SILENT_STORE, type PictureStore } from '../functions/_shared/works/pictureStore.ts';
import { photonRedraw } from '../functions/_shared/works/redrawn.ts';
import type { DemoChain } from './demo/chain.ts';
import { DEMO_FUND } from './demo/fund.ts';
import { openDemo } from './demo/open.ts';
import { demoRoutes } from './demo/routes.ts';
import { drawOffLoop } from './drawing/offLoop.ts';
import { inlineOf, PAGES, securityHeaders, type OutsideSources } from './headers.ts';
import {
  answerBrokenRequests,
  CONNECTION_LIMITS,
  keepConnections,
  STOP_PATIENCE,
  type ConnectionLimits,
  type StopPatience,
} from './connections.ts';
import { consoleLog } from './consoleLog.ts';
import { answerMonitor, METRICS_PATH } from './metrics.ts';
import { REALTIME_PATH, startRealtime, type RealtimeGateway } from './realtime/gateway.ts';
import { refuseUpgrade } from './realtime/upgrade.ts';
import type { RealtimeLimits } from './realtime/limits.ts';
import type { Listen } from './realtime/listen.ts';
import { answerSigningKeys, SIGNING_KEYS_PATH } from './signingKeys.ts';
import { staticFiles } from './static.ts';

/**
 * Makes a function that looks at the headers of each request. The first request that names another client, as proxies
 * do, is reported once where no secret is set: the header is then ignored, and all people behind the proxy share the
 * limits of one address.
 *
 * @param secret by which a proxy proves itself; with one there is nothing to say
 */
function forwardingWatch(
  secret: string | undefined,
  log: (line: string) => void,
): (header: (name: string) => string | undefined) => void {
  let isTold = secret !== undefined;
  return (header) => {
    if (isTold || (header('x-forwarded-for') ?? header('forwarded')) === undefined) return;
    isTold = true;
    log(
      'Requests name other clients (X-Forwarded-For), and PROXY_SECRET is not set: if a proxy stands in front, everybody ' +
        'behind it is counted as one address (docs/DEPLOY.md).',
    );
  };
}

export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly db: Db;
  /** The same database by a connection of its own, for those who watch over the server; absent: `db`. */
  readonly watchDb?: Db;
  /** Listens to the same database, by a connection of its own; absent: Realtime is not served. */
  readonly listen?: Listen;
  readonly realtimeLimits?: Partial<RealtimeLimits>;
  /** What this process does beside its calls; absent: nothing. */
  readonly work?: () => Work;
  readonly chain: ChainVerifier;
  readonly keys: SessionKeys;
  /** Present: the demo wallet is served under /demo, and its ledger is the chain; the database has its tables. */
  readonly demo?: DemoChain;
  /** The chain as the index reads it, and where its pictures are; absent: neither answers. */
  readonly source?: ChainSource;
  readonly pictures?: PictureSource;
  /** What tells of the FLOW of accounts; absent: it does not answer. */
  readonly tracker?: WalletTracker;
  /** The account of the fund; absent: none. */
  readonly fund?: Address | null;
  /** Draws pictures; absent: a thread of the server's own. */
  readonly draw?: Draw;
  /** Where the pictures of works and portraits lie; absent: they do not answer. */
  readonly pictureStore?: PictureStore;
  readonly portraitStore?: PictureStore;
  /** What pages need to reach Flow by themselves. */
  readonly flow?: ChainAnswer['flow'];
  /** When the graduation day begins; absent: any day is one. */
  readonly graduationOpensAt?: EpochMs | null;
  /** Absent: the built-in engine alone answers for the personas. */
  readonly model?: Model | null;
  /** Absent: no news is pushed. */
  readonly push?: PushSender | null;
  /** The folder of the built page; absent: the API alone. */
  readonly dist?: string;
  /** Where the files of earlier builds are; absent: nowhere. */
  readonly earlier?: string;
  /** Our origin where it is not http://localhost:<port>: behind a proxy, or Vite's in development. */
  readonly origin?: string;
  readonly limits?: Limits;
  readonly outside?: OutsideSources;
  readonly clock?: Clock;
  /** The secret by which a proxy in front proves itself; only then is the client's address that it reports believed. */
  readonly proxySecret?: string;
  /**
   * How long a request (64 KB at most) may take to arrive, in ms; 30 s when absent. A connection on which nothing moves
   * for twice as long is closed.
   */
  readonly patience?: number;
  readonly connections?: ConnectionLimits;
  readonly stopPatience?: StopPatience;
  /** Receives entries of the log; the console when absent. */
  readonly log?: Log;
  /** Receives faults; the log when absent. */
  readonly report?: (fault: unknown, during: LogFields) => void;
  /** What is measured; a monitor reads it with the token. Absent: it cannot. */
  readonly metrics?: Metrics;
  readonly metricsToken?: string;
}

/** How long a request may take to say what it asks for (ms); most come in one piece. */
const HEAD_WITHIN_MS = 10_000;
/**
 * How long a connection is kept for another request (ms): longer than a proxy keeps it (`siteConfig` of scripts/fleet), because a
 * server that stood still for a second would end it while the next request is on its way, and a proxy repeats no POST.
 */
const KEPT_OPEN_MS = 20_000;

export interface RunningServer {
  readonly url: string;
  /**
   * Stops listening, answers what is in flight as long as the deadline lets it, and ends the connections (OPS-1). The
   * database is its owner's to close.
   */
  close(): Promise<void>;
}

function addressOf(secret: string | undefined, log: Log) {
  const watch = forwardingWatch(secret, (line) => log('warn', line));
  return (request: IncomingMessage): Promise<string> => {
    const header = (name: string) => {
      const sent = request.headers[name];
      return Array.isArray(sent) ? sent.join(', ') : sent;
    };
    watch(header);
    return clientAddress(header, { secret, hops: 0 }, request.socket.remoteAddress);
  };
}

/** The Node adapter's bindings; hono types them by the application, which is the same under Deno. */
const incomingOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming;

/** A path as a person reads it: without escapes, doubled slashes and capitals. */
function plainly(path: string): string {
  const single = (text: string): string => text.replaceAll(/\/+/g, '/').toLowerCase();
  try {
    return single(decodeURIComponent(path));
  } catch {
    return single(path);
  }
}

/** What goes on behind answers that were given. */
function keepBackground() {
  const underWay = new Set<Promise<unknown>>();
  return {
    begin(work: Promise<unknown>): void {
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    done: (): Promise<unknown> => Promise.all(underWay),
  };
}

/** The spellings of this machine that a browser may use for the same server. */
function originsOf(origin: string): readonly string[] {
  const url = new URL(origin);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) return [origin];
  return ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`,
  );
}

/**
 * The whole product on one port: page, API and, on the demo chain, its wallet. Rejects when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { db, chain, keys, demo, dist, limits = {}, clock = systemClock, proxySecret } = options;
  const { patience = 30_000, metrics = newMetrics() } = options;
  const log = options.log ?? consoleLog('info');
  const report =
    options.report ??
    ((fault: unknown, during: LogFields) => log('error', 'fault', { ...during, ...faultFields(fault) }));
  const secure = options.origin?.startsWith('https:') ?? false;
  const pages = dist === undefined ? [] : PAGES;
  const inline = inlineOf(pages.map((page) => readFileSync(join(dist ?? '', page), 'utf8')).join(''));

  const background = keepBackground();
  const drawing = drawOffLoop((fault) => report(fault, {}));
  const page =
    dist === undefined ? null : { html: readFileSync(join(dist, 'index.html'), 'utf8'), headers: {} };
  const town = demo && openDemo(db, clock);

  // All need the port, which is known once the server listens; no request comes before.
  const apps: {
    api?: ReturnType<typeof createApi>;
    wallet?: ReturnType<typeof demoRoutes>;
    realtime?: RealtimeGateway;
  } = {};
  let headers: readonly (readonly [string, string])[] = [];
  const under = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

  const call = getRequestListener(async (request: Request, bindings) => {
    const app = under('/demo', new URL(request.url).pathname) ? apps.wallet : apps.api;
    const answer = app?.fetch(request, bindings) ?? new Response('Not found', { status: 404 });
    return Promise.resolve(answer).catch((fault: unknown) => {
      report(fault, {});
      return new Response('Something went wrong', { status: 500 });
    });
  });
  const files =
    dist === undefined
      ? (...of: Parameters<typeof call>) => void call(...of)
      : staticFiles(dist, options.earlier);

  const server = createServer({
    keepAliveTimeout: KEPT_OPEN_MS,
    headersTimeout: Math.min(patience, HEAD_WITHIN_MS),
    requestTimeout: patience,
    // Well before the connection is given up as idle, which says nothing to the client.
    connectionsCheckingInterval: Math.min(patience / 10, 5_000),
  });
  const connections = keepConnections(
    server,
    (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      const work = dist === undefined ? null : workAt(path);
      // The API has the page of a work, whose tags name it.
      if (work !== null) request.url = `/api/works/page/${work}`;
      // The API has its own words for a call that is written otherwise, whose path it does not know either.
      const isMisspelled = !under('/api', path) && under('/api', plainly(path));
      if (isMisspelled) request.url = '/api/';
      if (work !== null || isMisspelled || under('/api', path) || (demo && under('/demo', path)))
        void call(request, response);
      else if (path === METRICS_PATH) void answerMonitor(request, response, metrics, options.metricsToken);
      else if (path === SIGNING_KEYS_PATH) void answerSigningKeys(request, response, keys);
      else files(request, response);
    },
    options.connections ?? CONNECTION_LIMITS,
  );
  server.on('upgrade', (request, connection, head) => {
    const [path] = (request.url ?? '/').split('?', 1);
    if (apps.realtime && path === REALTIME_PATH) apps.realtime.upgrade(request, connection, head);
    else refuseUpgrade(connection, '404 Not Found');
  });
  metrics.gauge('http_connections_open', 'Connections of clients.', connections.count);
  // Ends a connection on which nothing moves, such as one that asks for a file and does not read it.
  server.timeout = 2 * patience;
  answerBrokenRequests(server);

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(options.port, options.host, () => listening());
  });
  // `address()` is a string only for a server on a pipe or a Unix socket.
  const { port } = server.address() as AddressInfo;
  const thisMachine = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(options.host);
  const url = `http://${thisMachine ? 'localhost' : options.host}:${port}`;
  const origin = options.origin ?? url;
  const origins = originsOf(origin);
  const { connect = [], frame = [] } = options.outside ?? {};
  // Browsers before Safari 15.4 do not take 'self' for the page's own sockets. A policy cannot name an IPv6 address.
  const named = options.listen ? origins.filter((one) => !one.includes('[')) : [];
  const sockets = named.map((one) => one.replace(/^http/, 'ws'));
  headers = Object.entries(securityHeaders({ connect: [...sockets, ...connect], frame, secure, inline }));
  const clientOf = addressOf(proxySecret, log);
  apps.api = createApi({
    db,
    watchDb: options.watchDb ?? db,
    sockets: () => apps.realtime?.sockets() ?? null,
    work: options.work ?? (() => ({ chain: null, housekeptAt: null })),
    chain,
    schedule: null,
    source: town?.source ?? options.source ?? SILENT_SOURCE,
    pictures: options.pictures ?? town?.pictures ?? SILENT_PICTURES,
    pictureStore: options.pictureStore ?? SILENT_STORE,
    portraitStore: options.portraitStore ?? SILENT_STORE,
    redraw: photonRedraw(options.draw ?? drawing.draw),
    lacks: [],
    page: async () => page,
    tracker: town?.tracker ?? options.tracker ?? SILENT_TRACKER,
    fund: demo ? DEMO_FUND : (options.fund ?? null),
    flow: options.flow ?? null,
    graduationOpensAt: options.graduationOpensAt ?? null,
    model: options.model ?? null,
    push: options.push ?? null,
    keys,
    origin,
    origins,
    limits,
    clock,
    clientAddress: (c) => clientOf(incomingOf(c)),
    background: background.begin,
    report,
    log,
    metrics,
  });
  if (demo && town) apps.wallet = demoRoutes({ chain: demo, ledger: town.ledger, db, origins, clock });
  if (options.listen) {
    apps.realtime = startRealtime({
      db,
      listen: options.listen,
      tokens: { keys, issuer: issuerOf({ origin }) },
      origins,
      clock,
      metrics,
      addressOf: clientOf,
      report: (fault) => report(fault, { route: REALTIME_PATH }),
      ...(options.realtimeLimits && { limits: options.realtimeLimits }),
    });
  }

  const stop = async (): Promise<void> => {
    await Promise.all([apps.realtime?.close(), connections.stop(options.stopPatience ?? STOP_PATIENCE)]);
    await Promise.all([drawing.close(), background.done()]);
  };
  let stopped: Promise<void> | undefined;
  return { url, close: () => (stopped ??= stop()) };
}
