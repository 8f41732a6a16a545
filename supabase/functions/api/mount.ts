import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isWrite, type Declaration } from '../_shared/contract/table.ts';
import { Refused } from './answers.ts';
import { perform, type AnyHandler } from './calls.ts';
import type { Api, LiveDeps } from './deps.ts';

/** Gives each route of a table its handler. Throws when one has none, or a handler has no route. */
export function mount(
  app: Api,
  deps: LiveDeps,
  routes: Readonly<Record<string, Declaration>>,
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  const undeclared = Object.keys(handlers).find((route) => !(route in routes));
  if (undeclared !== undefined) throw new Error(`${undeclared} is declared nowhere.`);
  const allowed = new Map<string, string[]>();
  for (const [route, declared] of Object.entries(routes)) {
    const handler = handlers[route];
    if (!handler) throw new Error(`${route} has no handler.`);
    const [method = '', path = ''] = route.replace(' /api', ' ').split(' ');
    allowed.set(path, [...(allowed.get(path) ?? []), method]);
    app.on(method, path, async (c) => {
      const { status, answer } = await perform(c, deps, route, declared, handler);
      if (status === 200 && !isWrite(declared) && declared.cacheSeconds !== undefined) {
        c.header('cache-control', `public, max-age=${declared.cacheSeconds}`);
      }
      return json(c, answer, status);
    });
  }
  for (const [path, methods] of allowed) refuseOtherMethods(app, path, methods.join(', '));
}

/** A known path with the wrong method is 405, with what is allowed. */
function refuseOtherMethods(app: Api, path: string, allow: string): void {
  app.all(path, () => {
    throw new Refused('METHOD_NOT_ALLOWED', `Use ${allow}.`, { allow });
  });
}

const json = (c: Context, text: string, status: number) =>
  // The statuses of answers.ts and 200, which all may have a body.
  c.body(text, status as ContentfulStatusCode, { 'content-type': 'application/json' });
