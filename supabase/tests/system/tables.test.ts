import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newMetrics } from '@shared/kernel/metrics.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { apiOf } from '../../functions/api/app.ts';
import type { ApiDeps } from '../../functions/api/deps.ts';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { SILENT_PICTURES, SILENT_SOURCE, SILENT_TRACKER } from '@shared/chain/silent.ts';
import { route } from '../../functions/api/route.ts';
import { Done, Nothing } from '@shared/contract/values.ts';
import { SILENT_STORE } from '@shared/works/pictureStore.ts';
import { type Engine, onPostgres } from '../support/engines.ts';
import { testChain } from '../support/product.ts';

/** What listening to the echo takes; a test may replace it. */
let listen = async () => ok({});

const bell = route(
  'GET /api/bell',
  {
    caller: 'anyone',
    about: 'When the bell rings.',
    query: z.object({ day: z.string().default('today') }),
    example: {},
    answer: Done.extend({ rings: z.string() }),
    limit: { calls: 2, minutes: 10 },
    cacheSeconds: 60,
  },
  async (_tx, _who, { day }) =>
    day === 'sunday' ? fail('NOT_FOUND', 'Not on Sundays.') : ok({ rings: `${day} at 8` }),
);

const bells = [
  bell,
  route(
    'GET /api/echo',
    {
      caller: 'anyone',
      about: 'Listens for long to the bell.',
      query: Nothing,
      example: {},
      answer: Done,
      cost: 1000,
    },
    { procedure: async () => listen() },
  ),
  route(
    'POST /api/bell',
    { caller: 'guest', about: 'Rings it.', body: Nothing, example: {}, answer: Done },
    async () => ok({}),
  ),
];

describe('an API of some routes', () => {
  let engine: Engine;
  let now = Date.parse('2025-06-02T12:00:00Z');
  let deps: ApiDeps;
  beforeAll(async () => {
    engine = await onPostgres(() => new Date(now));
    deps = {
      db: engine.db,
      watchDb: engine.db,
      work: () => ({ chain: null, housekeptAt: null }),
      sockets: () => null,
      chain: testChain,
      schedule: null,
      source: SILENT_SOURCE,
      pictures: SILENT_PICTURES,
      tracker: SILENT_TRACKER,
      fund: null,
      pictureStore: SILENT_STORE,
      portraitStore: SILENT_STORE,
      redraw: async () => fail('BAD_REQUEST', 'There are no pictures here.'),
      lacks: [],
      page: async () => null,
      flow: null,
      graduationOpensAt: null,
      model: null,
      push: null,
      keys: await sessionKeys(await newSigningKey()),
      origin: 'http://localhost',
      origins: ['http://localhost'],
      limits: {},
      clock: systemClock,
      clientAddress: async () => '192.0.2.1',
      background: () => undefined,
      report: (fault) => {
        throw fault;
      },
      log: () => undefined,
      metrics: newMetrics(),
    };
  });
  afterAll(() => engine.close());
  const get = async (query: string) => apiOf(deps, bells).request(`/api/bell${query}`);

  it('counts reads where a route says so, and lets caches keep what succeeded', async () => {
    const first = await get('');
    expect([first.status, await first.json()]).toEqual([200, { success: true, rings: 'today at 8' }]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const refused = await get('?day=sunday');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const third = await get('');
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '600']);
    now += 600_000;
    expect((await get('')).status).toBe(200);
  });

  it('counts a read by what its declaration says that it costs (API-3)', async () => {
    const clock = { now: () => epochMs(now) };
    const api = apiOf({ ...deps, clock }, bells);
    const statuses: number[] = [];
    for (let nth = 0; nth < 4; nth += 1) statuses.push((await api.request('/api/echo')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('lets a client wait with the third expensive read until one of the first two is done (API-3)', async () => {
    const waiting: (() => void)[] = [];
    listen = () => new Promise((done) => waiting.push(() => done(ok({}))));
    const api = apiOf({ ...deps, clientAddress: async () => '192.0.2.2' }, bells);
    const replies = [1, 2, 3].map(async () => api.request('/api/echo'));
    await expect.poll(() => waiting.length).toBe(2);
    // A write of the same client passes meanwhile.
    expect((await api.request('/api/bell', { method: 'POST' })).status).toBe(200);
    expect(waiting).toHaveLength(2);
    waiting[0]?.();
    await expect.poll(() => waiting.length).toBe(3);
    for (const end of waiting) end();
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('does not start with a route that is there twice', () => {
    expect(() => apiOf(deps, [...bells, bell])).toThrow('GET /api/bell is there twice.');
  });
});
