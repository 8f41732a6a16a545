import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ROUTES } from '../_shared/contract/index.ts';
import { sparingSource } from '../_shared/chain/sparingSource.ts';
import type { Declaration } from '../_shared/contract/table.ts';
import { cannotSave, isConnectionLost, isOverdue } from '../_shared/db/connection.ts';
import {
  EXPENSIVE_READS,
  PICTURE_LIMIT,
  PICTURES_IN_TURN,
  READ_LIMIT,
  type Limit,
  type Limits,
} from '../_shared/domain/limits.ts';
import { BrokenOff, refusal, Refused, statusOf } from './answers.ts';
import type { AnyHandler } from './calls.ts';
import { emptyApi, type Api, type ApiDeps, type LiveDeps } from './deps.ts';
import { databaseWatch } from './health.ts';
import { mount } from './mount.ts';
import { mountPictures } from './pictures.ts';
import { readCounter } from './reads.ts';
import { turns } from '../_shared/kernel/turns.ts';
import { HANDLER_OF } from './routes/index.ts';

const MAX_BODY_BYTES = 64 * 1024;

const refuse = (c: Context, { code, message, headers }: Refused) =>
  c.json(refusal({ code, message }), statusOf(code), { ...headers });

/** The answer to an unexpected fault, which shows nothing internal. */
function outward(fault: unknown): Refused {
  if (fault instanceof Refused) return fault;
  if (cannotSave(fault)) {
    return new Refused('UNAVAILABLE', 'The server cannot save anything just now. Please try again later.', {
      'retry-after': '60',
    });
  }
  return isConnectionLost(fault) || isOverdue(fault)
    ? new Refused('UNAVAILABLE', 'The server cannot reach its database. Please try again.')
    : new Refused('INTERNAL', 'Something went wrong on the server.');
}

/** The whole API as one Web-standard application: the same under Deno and in Node (API-8). */
export const createApi = (deps: ApiDeps): Api => apiOf(deps, ROUTES, HANDLER_OF);

const limitOf = (raised: Limits, name: string, limit: Limit): Limit => ({
  ...limit,
  calls: raised[name] ?? limit.calls,
});

/** An API of these routes. Throws when a route has no handler, or a handler no route. */
export function apiOf(
  deps: ApiDeps,
  routes: Readonly<Record<string, Declaration>>,
  handlers: Readonly<Record<string, AnyHandler>>,
): Api {
  const app = emptyApi();
  const live: LiveDeps = {
    ...deps,
    source: sparingSource(deps.source, deps.clock),
    databaseAnswers: databaseWatch(deps.db, deps.clock),
    countRead: readCounter(deps.clock, limitOf(deps.limits, 'reads', READ_LIMIT)),
    countPicture: readCounter(deps.clock, limitOf(deps.limits, 'pictures', PICTURE_LIMIT)),
    readInTurn: turns(EXPENSIVE_READS),
    pictureInTurn: turns(PICTURES_IN_TURN),
  };

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', '5');
    c.header('x-content-type-options', 'nosniff');
  });
  const tooLarge = () => new Refused('TOO_LARGE', 'The body is larger than 64 KB.');
  // A body of a stated length is refused untouched: once it was touched Node would not read the rest away, and the
  // connection would break under the client's next request. bodyLimit counts those that do not say.
  app.use(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
    await next();
  });
  const limited = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, tooLarge()) });
  // What follows answers its own faults, so that what is thrown here is the body's.
  app.use((c, next) =>
    limited(c, next).catch(() => {
      throw new BrokenOff();
    }),
  );

  mountPictures(app, live);
  mount(app, live, routes, handlers);
  app.notFound((c) => refuse(c, new Refused('NOT_FOUND', 'There is no such call.')));
  app.onError((fault, c) => {
    const seen = outward(fault);
    if (seen !== fault) deps.report(fault);
    if (seen instanceof BrokenOff) deps.log(`${c.req.method} ${c.req.path} broke off`);
    return refuse(c, seen);
  });
  return app;
}
