import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isConnectionLost, isOverdue } from '../_shared/db/connection.ts';
import { refusal, Refused, statusOf } from './answers.ts';
import { emptyApi, type Api, type ApiDeps } from './deps.ts';
import { accessRoutes } from './routes/access.ts';
import { authRoutes } from './routes/auth.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { gumRoutes } from './routes/gum.ts';
import { lockerRoutes } from './routes/locker.ts';
import { profileRoutes } from './routes/profile.ts';
import { settingsRoutes } from './routes/settings.ts';
import { timeRoutes } from './routes/time.ts';

const MAX_BODY_BYTES = 64 * 1024;

const refuse = (c: Context, { code, message, headers }: Refused) =>
  c.json(refusal({ code, message }), statusOf(code), { ...headers });

/** What a fault looks like from outside: nothing internal. */
function outward(fault: unknown): Refused {
  if (fault instanceof Refused) return fault;
  return isConnectionLost(fault) || isOverdue(fault)
    ? new Refused('UNAVAILABLE', 'The server cannot reach its database. Please try again.', {
        'retry-after': '5',
      })
    : new Refused('INTERNAL', 'Something went wrong on the server.');
}

/** A known path with the wrong method is 405, with what is allowed. */
function refuseOtherMethods(app: Api): void {
  const allowed = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = allowed.get(path) ?? new Set();
    allowed.set(path, methods.add(method));
  }
  for (const [path, methods] of allowed) {
    const allow = [...methods].join(', ');
    app.all(path.replace(/^\/api/, ''), () => {
      throw new Refused('METHOD_NOT_ALLOWED', `Use ${allow}.`, { allow });
    });
  }
}

/** The whole API as one Web-standard application: the same under Deno and in Node (DESIGN, Server). */
export function createApi(deps: ApiDeps): Api {
  const app = emptyApi();

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  const tooLarge = () => new Refused('TOO_LARGE', 'The body is larger than 64 KB.');
  // A body of a stated length is refused untouched: once it was touched Node would not read the rest away, and the
  // connection would break under the client's next request. bodyLimit counts those that do not say.
  app.use(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
    await next();
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, tooLarge()) }));

  app.get('/health', (c) => c.json({ success: true }));
  accessRoutes(app, deps);
  authRoutes(app, deps);
  feedbackRoutes(app, deps);
  lockerRoutes(app, deps);
  gumRoutes(app, deps);
  profileRoutes(app, deps);
  settingsRoutes(app, deps);
  timeRoutes(app, deps);
  refuseOtherMethods(app);

  app.notFound((c) => refuse(c, new Refused('NOT_FOUND', 'There is no such call.')));
  app.onError((fault, c) => {
    const seen = outward(fault);
    if (seen !== fault) deps.report(fault);
    return refuse(c, seen);
  });
  return app;
}
