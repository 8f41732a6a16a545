import { expect, it } from 'vitest';
import { parseAddress } from '@shared/kernel/units.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { isWrite, type Caller } from '../../functions/api/route.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import type { Reply, Visitor } from '../support/visitor.ts';

/** Sends the example of a route. */
function call(browser: Visitor, route: string, headers: Record<string, string> = {}): Promise<Reply> {
  const [method = '', path = ''] = route.split(' ');
  const example = ROUTES[route]?.example ?? {};
  if (method === 'POST') return browser.post(path, example, headers);
  const query = new URLSearchParams(Object.entries(example).map(([name, value]) => [name, String(value)]));
  return browser.get(`${path}?${query}`, headers);
}

const routesOf = (...callers: readonly Caller[]) =>
  Object.keys(ROUTES).filter((route) => callers.includes(ROUTES[route]?.caller ?? 'anyone'));
const writes = Object.keys(ROUTES).filter((route) => route.startsWith('POST'));

onPostgresAlone('every route', (open) => {
  const product = startProduct(open);
  // No example names it.
  const wallet = parseAddress('0x00000000000000ee') ?? undefined;

  it('has an example that its schema takes', () => {
    for (const [route, declared] of Object.entries(ROUTES)) {
      const schema = isWrite(declared) ? declared.body : declared.query;
      expect([route, schema.safeParse(declared.example).error]).toEqual([route, undefined]);
    }
  });

  it('refuses strangers, made-up tokens and sessions that are over, where it is for members or administrators (API-6)', async () => {
    const gone = await product.member(wallet);
    await gone.post('/api/auth/sign-out');
    const forger = product.visitor();
    forger.accessToken = 'made.up.token';
    for (const route of routesOf('member', 'administrator')) {
      for (const browser of [product.visitor(), forger, gone]) {
        const reply = await call(browser, route);
        expect([route, ...reply.refused()]).toEqual([route, 401, 'UNAUTHENTICATED']);
      }
    }
  });

  it('refuses every level below an administrator, where it is for one (CONSOLE-1, LEVEL-8)', async () => {
    const browser = await product.member(wallet);
    for (const role of [null, 'COMMUNITY', 'BETA']) {
      await product.db.asOwner('update app.wallets set role = $2 where wallet = $1', [browser.wallet, role]);
      for (const route of routesOf('administrator')) {
        expect([route, ...(await call(browser, route)).refused()]).toEqual([route, 403, 'FORBIDDEN']);
      }
    }
  });

  it("refuses another's wallet, where it names one", async () => {
    const browser = await product.member(wallet);
    for (const [route, { owner }] of Object.entries(ROUTES)) {
      if (owner === undefined) continue;
      expect([route, ...(await call(browser, route)).refused()]).toEqual([route, 403, 'FORBIDDEN']);
    }
  });

  it('refuses a token that is over rather than take a member for a guest', async () => {
    const forger = product.visitor();
    forger.accessToken = 'made.up.token';
    for (const route of routesOf('guest')) {
      expect([route, ...(await call(forger, route)).refused()]).toEqual([route, 401, 'UNAUTHENTICATED']);
    }
  });

  it("refuses what another site's page sends, where a cookie would do", async () => {
    for (const route of routesOf('anyone', 'guest').filter((one) => writes.includes(one))) {
      const reply = await call(product.visitor(), route, { origin: 'https://evil.example' });
      expect([route, ...reply.refused()]).toEqual([route, 403, 'FORBIDDEN']);
    }
  });

  it('answers 405 to a method that its path does not have (API-1)', async () => {
    const paths = new Set(Object.keys(ROUTES).map((route) => route.split(' ')[1] ?? ''));
    for (const path of paths) {
      const methods = ['GET', 'POST'].filter((method) => `${method} ${path}` in ROUTES);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => !methods.includes(one))) {
        const response = await fetch(`${product.url}${path}`, { method });
        expect([method, path, response.status]).toEqual([method, path, 405]);
        expect(response.headers.get('allow')?.split(', ').sort()).toEqual(methods);
      }
    }
  });
});
