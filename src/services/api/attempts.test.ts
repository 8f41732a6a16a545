import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../../supabase/functions/api/routes/index.ts';
import { isWrite, type Declaration } from '../../../supabase/functions/api/route.ts';
import { fail, ok, type ErrorCode } from '@shared/kernel/result.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fakeServer, refusal, type FakeAnswer } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createStorage } from '../storage/storage.ts';
import { createApi, type Api } from './api.ts';
import { createAttempts } from './attempts.ts';

const WALLET = '0x0000000000000001';
const OTHER = '0x0000000000000002';
const DONE = { body: { success: true } };

const attemptsOf = (browser = fakeBrowser(), at = 0) =>
  createAttempts({ lasting: browser.storage().lasting, clock: { now: () => epochMs(at) } });

describe('the key of an act', () => {
  it.each<ErrorCode>(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'UNAUTHENTICATED'])(
    'stays the same after %s, and is another once an answer settled it',
    (code) => {
      const attempts = attemptsOf();
      const first = attempts.attempt('buy');
      first.answered(fail(code, 'no'));
      const second = attempts.attempt('buy');
      expect(second.key).toBe(first.key);
      second.answered(ok(null));
      expect(attempts.attempt('buy').key).not.toBe(first.key);
    },
  );

  it.each<ErrorCode>(['BAD_REQUEST', 'FORBIDDEN', 'CONFLICT', 'PROFILE_REQUIRED', 'TOO_LARGE'])(
    'is another after a refusal for good: %s',
    (code) => {
      const attempts = attemptsOf();
      const first = attempts.attempt('buy');
      first.answered(fail(code, 'no'));
      expect(attempts.attempt('buy').key).not.toBe(first.key);
    },
  );

  it('is one of its own for each matter, and none settles another', () => {
    const attempts = attemptsOf();
    const [five, six] = [attempts.attempt('5 GUM'), attempts.attempt('6 GUM')];
    expect(five.key).not.toBe(six.key);
    six.answered(ok(null));
    expect(attempts.attempt('5 GUM').key).toBe(five.key);
  });

  it('survives a reload, and what another tab settled is settled', () => {
    const browser = fakeBrowser();
    const here = attemptsOf(browser);
    const { key } = here.attempt('buy');
    const there = attemptsOf(browser).attempt('buy');
    expect(there.key).toBe(key);
    there.answered(ok(null));
    expect(here.attempt('buy').key).not.toBe(key);
  });

  it('is kept by the page where the browser keeps nothing', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { lasting } = createStorage({ lasting: blocked, session: blocked });
    const attempts = createAttempts({ lasting, clock: systemClock });
    expect(attempts.attempt('buy').key).toBe(attempts.attempt('buy').key);
  });

  it('is another when the server has forgotten it, after a day (API-9)', () => {
    const browser = fakeBrowser();
    const { key } = attemptsOf(browser, 0).attempt('buy');
    expect(attemptsOf(browser, 86_399_999).attempt('buy').key).toBe(key);
    expect(attemptsOf(browser, 86_400_000).attempt('buy').key).not.toBe(key);
  });

  it('does not keep what was written', () => {
    const area = new Map<string, string>();
    const items = {
      getItem: (name: string) => area.get(name) ?? null,
      setItem: (name: string, value: string) => void area.set(name, value),
      removeItem: (name: string) => void area.delete(name),
    };
    const { lasting } = createStorage({ lasting: () => items, session: () => items });
    createAttempts({ lasting, clock: systemClock }).attempt('my secret');
    expect([...area.values()].join()).not.toContain('secret');
  });
});

/** A server that does each act under its key once and loses its first answer, and a page that asks it. */
function losing(answer: () => FakeAnswer | Promise<FakeAnswer>, browser = fakeBrowser()) {
  const done: string[] = [];
  const known = new Set<string>();
  let isLost = true;
  const act = (request: { readonly headers: Headers; readonly body: unknown }) => {
    const key = request.headers.get('idempotency-key') ?? '';
    if (!known.has(key)) done.push(JSON.stringify(request.body));
    known.add(key);
    if (!isLost) return DONE;
    isLost = false;
    return answer();
  };
  const server = fakeServer(Object.fromEntries(Object.keys(ROUTES).map((route) => [route, act])));
  const open = (wallet = WALLET): Api => {
    const attempts = createAttempts({ lasting: browser.storage().lasting, clock: systemClock });
    const api = createApi({ fetch: server.fetch, clock: systemClock, attempts });
    api.useTokens({ token: async () => ok('t'), refused: async () => ok('t'), wallet: () => wallet });
    return api;
  };
  return { open, done };
}
/** Asks as the example of its declaration says. */
const ask = (api: Api, route: string, more: object = {}) =>
  // The contract's own example of this route.
  api.call(route as RouteName, { ...ROUTES[route]?.example, ...more });

const writes = Object.entries<Declaration>(ROUTES).flatMap(([route, declared]) =>
  isWrite(declared) && declared.idempotency !== 'none' ? [{ route, sets: declared.sets === true }] : [],
);
const acts = writes.filter(({ sets }) => !sets).map(({ route }) => route);
const settings = writes.filter(({ sets }) => sets).map(({ route }) => route);

describe('an act whose answer was lost', () => {
  it.each(acts)('is done once: %s (API-9)', async (route) => {
    const { open, done } = losing(() => 'gone');
    const api = open();
    expect(await ask(api, route)).toMatchObject({ ok: false });
    expect(await ask(api, route)).toMatchObject({ ok: true });
    expect(done).toHaveLength(1);
    await ask(api, route);
    expect(done).toHaveLength(2);
  });

  it.each(acts)('is done once by the page after a reload: %s (API-9)', async (route) => {
    const { open, done } = losing(() => refusal(500, 'INTERNAL', 'broken'));
    await ask(open(), route);
    await ask(open(), route);
    expect(done).toHaveLength(1);
  });

  it('is another act with another amount, and for another wallet (API-9)', async () => {
    const { open, done } = losing(() => 'gone');
    await ask(open(), 'POST /api/gum/adjust', { amount: 5 });
    await ask(open(), 'POST /api/gum/adjust', { amount: 6 });
    await ask(open(OTHER), 'POST /api/gum/adjust', { amount: 5 });
    expect(done).toHaveLength(3);
  });

  it('is the same in other words where its matter says so', async () => {
    const { open, done } = losing(() => 'gone');
    const adjust = (reason: string) =>
      open().call('POST /api/gum/adjust', { wallet: OTHER, amount: 5, reason }, { matter: `${OTHER} 5` });
    await adjust('a prize');
    await adjust('the prize');
    expect(done).toHaveLength(1);
  });

  it.each(settings)('is asked for anew where it only sets something: %s (API-9)', async (route) => {
    const { open, done } = losing(() => 'gone');
    const api = open();
    await ask(api, route);
    await ask(api, route);
    expect(done).toHaveLength(2);
  });
});
