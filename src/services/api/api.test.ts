import { describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import { fakeServer, refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { createApi, type TokenSource } from './api.ts';

const wallet = '0x0000000000000001';
const checkedIn = {
  body: { success: true, earned: 15, message: 'ok', balance: 15, nextAt: '2026-01-02T00:00:00Z' },
};

function api(route: FakeRoute, tokens: Partial<TokenSource> = {}) {
  const server = fakeServer({ 'POST /api/daily-checkin': route, 'GET /api/locker-info': route });
  const source: TokenSource = {
    token: async () => ok('first'),
    refused: async () => ok('second'),
    ...tokens,
  };
  return { server, api: createApi({ fetch: server.fetch, tokens: source, clock: systemClock }) };
}

describe('the API port', () => {
  it('sends the token and the key of the action', async () => {
    const { server, api: port } = api(() => checkedIn);
    const answer = await port.call('POST /api/daily-checkin', { wallet }, { idempotencyKey: 'one-action' });
    expect(answer).toMatchObject({ ok: true, value: { earned: 15 } });
    expect(server.seen[0]?.headers.get('authorization')).toBe('Bearer first');
    expect(server.seen[0]?.headers.get('idempotency-key')).toBe('one-action');
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
    const tokens: TokenSource = { token: async () => ok(null), refused: async () => ok(null) };
    const port = createApi({ fetch: server.fetch, tokens, clock: systemClock });
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
});
