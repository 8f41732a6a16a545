import { describe, expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fakeServer, refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createAttempts } from './attempts.ts';
import { createApi, type TokenSource } from './api.ts';

const wallet = '0x0000000000000001';
const checkedIn = {
  body: { success: true, earned: 15, message: 'ok', balance: 15, nextAt: '2026-01-02T00:00:00Z' },
};

const attemptsOf = (browser = fakeBrowser()) =>
  createAttempts({ lasting: browser.storage().lasting, clock: systemClock });

function api(route: FakeRoute, tokens: Partial<TokenSource> = {}) {
  const server = fakeServer({ 'POST /api/daily-checkin': route, 'GET /api/locker-info': route });
  const source: TokenSource = {
    token: async () => ok('first'),
    refused: async () => ok('second'),
    wallet: () => wallet,
    ...tokens,
  };
  const port = createApi({ fetch: server.fetch, clock: systemClock, attempts: attemptsOf() });
  port.useTokens(source);
  return { server, api: port };
}

describe('the API port', () => {
  it('sends the token and a key of the action', async () => {
    const { server, api: port } = api(() => checkedIn);
    const answer = await port.call('POST /api/daily-checkin', { wallet });
    expect(answer).toMatchObject({ ok: true, value: { earned: 15 } });
    expect(server.seen[0]?.headers.get('authorization')).toBe('Bearer first');
    expect(server.seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.seen[0]?.body).toEqual({ wallet });
  });

  it('asks once more with a renewed token when the first is refused, under the same key', async () => {
    const { server, api: port } = api((_request, count) =>
      count === 1 ? refusal(401, 'UNAUTHENTICATED', 'The session has expired.') : checkedIn,
    );
    const answer = await port.call('POST /api/daily-checkin', { wallet });
    expect(answer.ok).toBe(true);
    const keys = server.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(server.seen[1]?.headers.get('authorization')).toBe('Bearer second');
  });

  it('sends nothing for a guest, except what is public', async () => {
    const { server, api: port } = api(() => refusal(404, 'NOT_FOUND', 'no locker'), {
      token: async () => ok(null),
    });
    expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    expect(await port.call('GET /api/locker-info', { wallet_address: wallet })).toMatchObject({
      error: { code: 'NOT_FOUND', message: 'no locker' },
    });
    expect(server.seen.map(({ route, query }) => [route, query])).toEqual([
      ['GET /api/locker-info', { wallet_address: wallet }],
    ]);
  });

  it('sends what a guest may send without a token, and under a key like any other action', async () => {
    const server = fakeServer({ 'POST /api/submit-feedback': () => ({ body: { success: true } }) });
    const port = createApi({ fetch: server.fetch, clock: systemClock, attempts: attemptsOf() });
    const answer = await port.call('POST /api/submit-feedback', { suggestions: 'More gum.' });
    expect(answer.ok).toBe(true);
    expect(server.seen[0]?.headers.get('authorization')).toBeNull();
    expect(server.seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('knows that the server is gone until it answers again', async () => {
    const { api: port } = api((_request, count) =>
      count === 1 ? 'gone' : refusal(409, 'CONFLICT', 'Already claimed today!'),
    );
    const gone = await port.call('POST /api/daily-checkin', { wallet });
    expect(gone).toMatchObject({ error: { code: 'NETWORK' } });
    expect(port.reachable.get()).toBe(false);
    await port.call('POST /api/daily-checkin', { wallet });
    expect(port.reachable.get()).toBe(true);
  });

  it.each([
    [false, 502, 'Bad Gateway'],
    [false, 503, {}],
    [false, 504, null],
    [true, 500, 'Internal Server Error'],
    [true, 500, { success: false, code: 'INTERNAL', error: 'Something went wrong.' }],
    [true, 503, { success: false, code: 'UNAVAILABLE', error: 'The Flow network does not answer.' }],
  ])(
    'says %s to whether the server can be reached after a %d with %j (OFFLINE-5)',
    async (isReached, status, body) => {
      const { api: port } = api(() => ({ status, body }));
      expect((await port.call('POST /api/daily-checkin', { wallet })).ok).toBe(false);
      expect(port.reachable.get()).toBe(isReached);
    },
  );

  it('calls an answer that is not ours an outage, not a success', async () => {
    const { api: port } = api((_request, count) => ({
      status: count === 1 ? 502 : 200,
      body: 'Bad Gateway',
    }));
    expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
    expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({
      error: { code: 'INTERNAL' },
    });
  });

  it.each([[null], [true], [{}], [{ success: false }], [{ success: 'yes' }]])(
    'calls %j no success',
    async (body) => {
      const { api: port } = api(() => ({ body }));
      expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({
        error: { code: 'INTERNAL' },
      });
    },
  );

  it('calls a refusal no success, whatever its body says', async () => {
    const { api: port } = api(() => ({ ...checkedIn, status: 500 }));
    expect((await port.call('POST /api/daily-checkin', { wallet })).ok).toBe(false);
  });

  it('sends nothing where it is not known who is signed in', async () => {
    const { server, api: port } = api(() => checkedIn, { token: async () => fail('NETWORK', 'gone') });
    expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({
      error: { code: 'NETWORK' },
    });
    expect(server.seen).toEqual([]);
  });

  it('says that nobody is signed in, or why that is not known, when a refused token has no other', async () => {
    for (const [refused, code] of [
      [ok(null), 'UNAUTHENTICATED'],
      [fail('NETWORK', 'gone'), 'NETWORK'],
    ] as const) {
      const { server, api: port } = api(() => refusal(401, 'UNAUTHENTICATED', 'expired'), {
        refused: async () => refused,
      });
      expect(await port.call('POST /api/daily-checkin', { wallet })).toMatchObject({ error: { code } });
      expect(server.seen).toHaveLength(1);
    }
  });

  it('tells what the envelope of an answer says of GUM, before the call is answered', async () => {
    const gum = { wallet, balance: 20, movements: [] };
    const { api: port } = api((_request, count) =>
      count === 1 ? { body: { ...checkedIn.body, gum } } : count === 2 ? checkedIn : refused,
    );
    const refused = { status: 409, body: { success: false, code: 'CONFLICT', error: 'no', gum } };
    const heard: unknown[] = [];
    const stop = port.onGum((news) => heard.push(news));
    await port.call('POST /api/daily-checkin', { wallet }).then(() => heard.push('answered'));
    expect(heard).toEqual([gum, 'answered']);
    await port.call('POST /api/daily-checkin', { wallet });
    await port.call('POST /api/daily-checkin', { wallet });
    expect(heard).toHaveLength(2);
    stop();
  });

  it('tells it no more to a listener that has stopped', async () => {
    const { api: port } = api(() => ({ body: { ...checkedIn.body, gum: {} } }));
    const heard: unknown[] = [];
    port.onGum((news) => heard.push(news))();
    await port.call('POST /api/daily-checkin', { wallet });
    expect(heard).toEqual([]);
  });
});

describe('a request', () => {
  const NOW = Date.UTC(1995, 8, 1);
  /** The port, and what it asked of fetch. */
  function asking() {
    const asked: { readonly url: string; readonly init: RequestInit }[] = [];
    const port = createApi({
      clock: { now: () => epochMs(NOW) },
      attempts: attemptsOf(),
      async fetch(url, init = {}) {
        asked.push({ url: typeof url === 'string' ? url : '', init });
        init.signal?.throwIfAborted();
        return Response.json({ success: true }, { headers: { date: new Date(NOW + 60_000).toUTCString() } });
      },
    });
    port.useTokens({ token: async () => ok('t'), refused: async () => ok('t'), wallet: () => wallet });
    return { port, asked };
  }

  it('has a key where it may not happen twice, asks for JSON, and ends with the page unless it must not', async () => {
    const { port, asked } = asking();
    await port.call('POST /api/auth/nonce', {});
    await port.call('POST /api/daily-checkin', { wallet }, { keepalive: true });
    const headers = asked.map(({ init }) => new Headers(init.headers));
    expect(headers.map((each) => [each.get('accept'), each.has('idempotency-key')])).toEqual([
      ['application/json', false],
      ['application/json', true],
    ]);
    expect(asked.map(({ init }) => init.keepalive)).toEqual([false, true]);
  });

  it('has its input in its address where it only reads', async () => {
    const { port, asked } = asking();
    await port.call('GET /api/time-config', {});
    await port.call('GET /api/locker-info', { wallet_address: wallet });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/time-config',
      `/api/locker-info?wallet_address=${wallet}`,
    ]);
  });

  it('that the person gave up says nothing of the server', async () => {
    const { port, asked } = asking();
    const gaveUp = new AbortController();
    gaveUp.abort();
    const answer = await port.call('GET /api/time-config', {}, { signal: gaveUp.signal });
    expect(answer.ok).toBe(false);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(port.reachable.get()).toBe(true);
  });

  it('tells the time of the server by its answer, whatever that says', async () => {
    const { port } = asking();
    expect(port.serverClock.now()).toBe(NOW);
    await port.call('GET /api/time-config', {});
    expect(port.serverClock.now()).toBe(NOW + 60_000);
  });
});
