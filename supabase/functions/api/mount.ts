import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refused } from './answers.ts';
import { perform } from './calls.ts';
import type { Api, LiveDeps } from './deps.ts';
import { isWrite, type Route } from './route.ts';

/** Has each route answered by its handler. */
export function mount(app: Api, deps: LiveDeps, routes: readonly Route[]): void {
  const allowed = new Map<string, string[]>();
  for (const route of routes) {
    const [method = '', path = ''] = route.name.replace(' /api', ' ').split(' ');
    allowed.set(path, [...(allowed.get(path) ?? []), method]);
    app.on(method, path, async (c) => {
      const { status, answer } = await perform(c, deps, route);
      if (status === 200 && !isWrite(route) && route.cacheSeconds !== undefined) {
        c.header('cache-control', `public, max-age=${route.cacheSeconds}`);
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
