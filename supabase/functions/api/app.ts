import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { keptTracker } from '../_shared/chain/keptTracker.ts';
import { sparingSource } from '../_shared/chain/sparingSource.ts';
import { kept } from '../_shared/kernel/kept.ts';
import type { LogLevel } from '../_shared/kernel/log.ts';
import { cannotSave, isConnectionLost, isOverdue } from '../_shared/db/connection.ts';
import { roomTail } from '../_shared/db/people/chat.ts';
import { tailOf } from '../_shared/db/town/caseBoards.ts';
import { TAIL_SECONDS } from '../_shared/domain/people/chat.ts';
import {
  EXPENSIVE_READS,
  PICTURE_LIMIT,
  PICTURES_IN_TURN,
  PORTRAIT_LIMIT,
  READ_LIMIT,
  UPLOADS,
  type Limit,
} from '../_shared/domain/system/limits.ts';
import { BrokenOff, refusal, Refused, statusOf } from './answers.ts';
import { emptyApi, type Api, type ApiDeps, type LiveDeps } from './deps.ts';
import { callMetrics } from './callMetrics.ts';
import { healthWatch, measureHealth } from './health.ts';
import { mount } from './mount.ts';
import { mountPictures } from './pictures.ts';
import { mountPortraits } from './portraits.ts';
import { mountWorks } from './works.ts';
import { readCounter } from './reads.ts';
import { tellingDb } from './tellCrowds.ts';
import { turns } from '../_shared/kernel/turns.ts';
import { byName, isWrite, MOST_BODY_BYTES, type Route } from './route.ts';
import { ALL_ROUTES } from './routes/index.ts';
import { databaseFacts, type DatabaseFacts } from '../_shared/db/system/databaseFacts.ts';
import type { Db } from '../_shared/db/port.ts';
import type { Clock } from '../_shared/kernel/clock.ts';
import type { Metrics } from '../_shared/kernel/metrics.ts';

/** So many ends of rooms lie in memory, some 20 KB each. */
const MOST_TAILS = 200;

const refuse = (c: Context, { code, message, headers }: Refused) =>
  c.json(refusal({ code, message }), statusOf(code), { ...headers });

/** The answer to an unexpected fault, which shows nothing internal but the number under which the log has it. */
function outward(fault: unknown, requestId: string): Refused {
  if (fault instanceof Refused) return fault;
  if (cannotSave(fault)) {
    return new Refused('UNAVAILABLE', 'The server cannot save anything just now. Please try again later.', {
      'retry-after': '60',
    });
  }
  return isConnectionLost(fault) || isOverdue(fault)
    ? new Refused('UNAVAILABLE', 'The server cannot reach its database. Please try again.')
    : new Refused('INTERNAL', `Something went wrong on the server (error ${requestId}).`);
}

/** Method and pattern of the route that a request was for: never its path, which may name a person. */
function routeOf(c: Context): string {
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'unknown';
  return `${['GET', 'POST'].includes(c.req.method) ? c.req.method : 'other'} ${pattern}`;
}

/** What monitors ask all the time. */
const WATCHED = ['GET /api/live', 'GET /api/health'];

function levelOf(route: string, status: number): LogLevel {
  if (status === 500) return 'error';
  if (status > 500) return 'warn';
  return WATCHED.includes(route) ? 'debug' : 'info';
}

/** Gives each request an id, which its answer names, counts it, and has one entry of the log for it. */
function observed({ log, callMetrics: { begin } }: LiveDeps): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    const end = begin();
    const requestId = crypto.randomUUID().slice(-12);
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const [route, { status }, ms] = [routeOf(c), c.res, performance.now() - began];
    end({ route, status, seconds: ms / 1000 });
    log(levelOf(route, status), 'call', { route, status, ms: Math.round(ms * 10) / 10, requestId });
  };
}

/** The whole API as one Web-standard application: the same under Deno and in Node (API-8). */
export const createApi = (deps: ApiDeps): Api => apiOf(deps, ALL_ROUTES);

/** An API of these routes. Throws when two have the same name. */
export function apiOf(deps: ApiDeps, routes: readonly Route[]): Api {
  const named = byName(routes);
  const app = emptyApi();
  const counterOf = (name: string, limit: Limit) =>
    readCounter(deps.db, name, { ...limit, calls: deps.limits[name] ?? limit.calls }, deps.clock);
  const live: LiveDeps = {
    ...deps,
    db: tellingDb(deps),
    source: sparingSource(deps.source, deps.clock),
    tracker: keptTracker(deps.tracker, deps.clock),
    health: healthWatch(deps.watchDb, deps.clock, deps.work),
    callMetrics: callMetrics(deps.metrics, deps.clock),
    databaseFacts: databaseWatch(deps.watchDb, deps.clock),
    countRead: counterOf('reads', READ_LIMIT),
    countPicture: counterOf('pictures', PICTURE_LIMIT),
    countPortrait: counterOf('portraits', PORTRAIT_LIMIT),
    roomTail: kept((room: string) => deps.db.transaction(null, (tx) => roomTail(tx, room)), {
      forMs: TAIL_SECONDS * 1000,
      most: MOST_TAILS,
      clock: deps.clock,
    }),
    boardTail: kept((board: string) => deps.db.transaction(null, (tx) => tailOf(tx, board)), {
      forMs: TAIL_SECONDS * 1000,
      most: MOST_TAILS,
      clock: deps.clock,
    }),
    readInTurn: turns(EXPENSIVE_READS),
    pictureInTurn: turns(PICTURES_IN_TURN),
    uploads: turns({ atOnce: UPLOADS.all, waiting: 0 }),
    uploadsOfClient: turns({ atOnce: UPLOADS.client, waiting: 0 }),
  };
  measureHealth(deps.metrics, live.health);
  measureDatabase(deps.metrics, live.databaseFacts);

  app.use(observed(live));
  app.use(async (c, next) => {
    await next();
    // Set where they are: `c.header` would make a stream of an answer that is there, and another answer of that.
    const { headers, status } = c.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5');
    headers.set('x-content-type-options', 'nosniff');
  });
  const tooLarge = (bytes: number) => new Refused('TOO_LARGE', `The body is larger than ${bytes / 1024} KB.`);
  const longestOf = (c: Context): number => {
    const route = named[`${c.req.method} ${c.req.path}`];
    return (route && isWrite(route) && route.maxBytes) || MOST_BODY_BYTES;
  };
  // A body of a stated length is refused untouched: once it was touched Node would not read the rest away, and the
  // connection would break under the client's next request. Nor is any other, nor a read, which has none: Node would make
  // a whole Request with streams for it, a quarter of what a call costs. bodyLimit counts those that do not say.
  app.use(async (c, next) => {
    const longest = longestOf(c);
    const stated = c.req.header('content-length');
    if (Number(stated ?? 0) > longest) throw tooLarge(longest);
    const isStated = stated !== undefined && c.req.header('transfer-encoding') === undefined;
    if (isStated || c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const limited = bodyLimit({ maxSize: longest, onError: () => refuse(c, tooLarge(longest)) });
    // What follows answers its own faults, so that what is thrown here is the body's.
    return limited(c, next).catch(() => {
      throw new BrokenOff();
    });
  });

  mountPictures(app, live);
  mountPortraits(app, live);
  mountWorks(app, live);
  mount(app, live, routes);
  app.notFound((c) => refuse(c, new Refused('NOT_FOUND', 'There is no such call.')));
  app.onError((fault, c) => {
    const requestId = c.get('requestId');
    const seen = outward(fault, requestId);
    if (seen !== fault) deps.report(fault, { route: routeOf(c), requestId });
    if (seen instanceof BrokenOff) deps.log('info', 'broke off', { route: routeOf(c), requestId });
    return refuse(c, seen);
  });
  return app;
}

/** How long an answer of the database is repeated (ms). */
const KEPT_MS = 10_000;

/** What the database says of itself, asked at most every ten seconds. Rejects where it does not answer. */
const databaseWatch = (db: Db, clock: Clock): (() => Promise<DatabaseFacts>) =>
  kept(async () => databaseFacts(db), { forMs: KEPT_MS, clock });

/** Has a monitor read what the database says of itself. */
function measureDatabase(metrics: Metrics, facts: () => Promise<DatabaseFacts>): void {
  const gauge = (name: string, help: string, read: (known: DatabaseFacts) => number | null) =>
    metrics.gauge(name, help, () => facts().then(read, () => null));
  gauge('database_size_bytes', 'What the database takes on its disk.', ({ bytes }) => bytes);
  gauge('reconciliation_timestamp_seconds', 'When the books were last gone through.', ({ reconciliation }) =>
    reconciliation ? reconciliation.at.getTime() / 1000 : null,
  );
  gauge(
    'reconciliation_problems',
    'What was wrong with the books then.',
    ({ reconciliation }) => reconciliation?.problems ?? null,
  );
}
