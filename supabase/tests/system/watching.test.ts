import { describe, expect, it } from 'vitest';
import type { Db } from '@shared/db/port.ts';
import { keepHeight } from '@shared/db/collection/indexProgress.ts';
import { HealthAnswer } from '@shared/contract/system/server.ts';
import { Done } from '@shared/contract/values.ts';
import { newMetrics } from '@shared/kernel/metrics.ts';
import type { LogFields, LogLevel } from '@shared/kernel/log.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { Work } from '../../functions/api/health.ts';
import { onPostgres } from '../support/engines.ts';
import { GOOD_SIGNATURE, newWallet, startProduct } from '../support/product.ts';

const NOON = epochMs(Date.parse('2025-06-02T12:00:00Z'));
const TOKEN = 'a token that a monitor shows to us';

/** A database all of whose connections are taken for good. */
const taken = (db: Db): Db => {
  const never = () => new Promise<never>(() => undefined);
  return { ...db, transaction: never, statement: never };
};

describe('those who watch over a server', () => {
  let work: Work = { chain: null, housekeptAt: null };
  const product = startProduct(onPostgres, { work: () => work });
  const health = async () => {
    product.passTime(1_000);
    return (await product.visitor().get('/api/health')).as(HealthAnswer);
  };

  it('hear how far the index is, whether the chain answers, and when old rows were deleted (OPS-3)', async () => {
    const nothing = {
      ...{ success: true, chain: 'unknown', index: null, lacks: [], push: false, housekeepingAt: null },
    };
    expect(await health()).toEqual(nothing);
    await product.db.transaction(null, (tx) => keepHeight(tx, 90));
    product.passTime(4_000);
    expect((await health()).index).toEqual({ height: 90, blocks: null, seconds: 5 });
    work = { chain: { at: NOON, height: 100 }, housekeptAt: NOON };
    expect(await health()).toMatchObject({
      chain: 'answers',
      index: { height: 90, blocks: 10, seconds: 6 },
      housekeepingAt: '2025-06-02T12:00:00.000Z',
    });
    work = { ...work, chain: { at: NOON, height: 90 } };
    expect((await health()).index).toEqual({ height: 90, blocks: 0, seconds: 0 });
    work = { ...work, chain: { at: NOON, height: null } };
    expect(await health()).toMatchObject({ chain: 'silent', index: { blocks: null } });
  });
});

describe('a server whose connections to the database are all taken', () => {
  const product = startProduct(async (now) => {
    const { db, close } = await onPostgres(now);
    return { db: taken(db), close };
  });

  it('is alive, and does not answer (OPS-3)', async () => {
    expect((await product.visitor().get('/api/live')).as(Done)).toEqual({ success: true });
    expect((await product.visitor().get('/api/health')).refused()).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('a server with a connection for those who watch', () => {
  const product = startProduct(async (now) => {
    const { db, close } = await onPostgres(now);
    return { db: taken(db), watchDb: db, close };
  });

  it('is healthy however busy the others are (OPS-3)', async () => {
    expect((await product.visitor().get('/api/health')).as(HealthAnswer).chain).toBe('unknown');
  });
});

describe('what is written and measured of calls', () => {
  const entries: { readonly level: LogLevel; readonly event: string; readonly fields: LogFields }[] = [];
  const faults: LogFields[] = [];
  let broken = false;
  const metrics = newMetrics();
  const product = startProduct(
    async (now) => {
      const { db, close } = await onPostgres(now);
      const transaction: Db['transaction'] = (...of) =>
        broken ? Promise.reject(new Error('torn')) : db.transaction(...of);
      return { db: { ...db, transaction }, close };
    },
    {
      log: (level, event, fields = {}) => entries.push({ level, event, fields }),
      report: (_fault, during) => faults.push(during),
      metrics,
      metricsToken: TOKEN,
    },
  );
  const calls = () =>
    entries.filter(({ event }) => event === 'call').map(({ level, fields }) => ({ level, ...fields }));

  it('has an entry for each call, with the pattern of its route and the id that its answer names (OPS-4)', async () => {
    entries.length = 0;
    const browser = product.visitor();
    const replies = [
      await browser.get('/api/collection/picture/Flunks/4711'),
      await browser.get('/api/0x0123456789abcdef?email=lunch.lady@arcadia.example'),
      await browser.post('/api/health'),
      await browser.get('/api/live'),
    ];
    const requestIds = replies.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(requestIds).size).toBe(4);
    const [picture, unknown, wrong, live] = requestIds.map((requestId) => ({
      requestId,
      ms: expect.any(Number) as number,
    }));
    expect(calls()).toEqual([
      { level: 'info', route: 'GET /api/collection/picture/:collection/:tokenId', status: 404, ...picture },
      { level: 'info', route: 'GET unknown', status: 404, ...unknown },
      { level: 'info', route: 'POST /api/health', status: 405, ...wrong },
      { level: 'debug', route: 'GET /api/live', status: 200, ...live },
    ]);
  });

  it('names in the answer to a fault what the log has it under (OPS-4)', async () => {
    entries.length = 0;
    broken = true;
    const reply = await product.visitor().get('/api/time-config');
    broken = false;
    const requestId = reply.headers.get('x-request-id');
    expect(reply.text).toContain(`(error ${requestId})`);
    expect(faults).toEqual([{ route: 'GET /api/time-config', requestId }]);
    expect(calls()).toMatchObject([{ level: 'error', status: 500, requestId }]);
  });

  it('is read by a monitor that has the token, and by nobody else (OPS-5)', async () => {
    const browser = product.visitor();
    await browser.signIn(newWallet(), GOOD_SIGNATURE);
    await browser.post('/api/daily-checkin', { wallet: browser.wallet });
    const read = (headers: Record<string, string>) => fetch(`${product.url}/metrics`, { headers });
    expect((await read({})).status).toBe(401);
    expect((await read({ authorization: `Bearer ${TOKEN}!` })).status).toBe(401);
    const answer = await read({ authorization: `Bearer ${TOKEN}` });
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    const lines = (await answer.text()).split('\n');
    for (const line of [
      'api_calls_total{route="POST /api/daily-checkin",status="200"} 1',
      'api_call_duration_seconds_count{route="POST /api/daily-checkin"} 1',
      'api_calls_in_flight 0',
      'gum_moved_total{source="daily_login",direction="earned"} 5',
      'database_up 1',
    ]) {
      expect(lines).toContain(line);
    }
    expect(
      lines.some((line) => /^gum_moved_total\{source="daily_checkin",direction="earned"\} \d+$/.test(line)),
    ).toBe(true);
    expect(lines.some((line) => /^http_connections_open \d+$/.test(line))).toBe(true);
  });
});

describe('what is measured of a server without a token', () => {
  const product = startProduct(onPostgres);

  it('is at no address (OPS-5)', async () => {
    const headers = { authorization: 'Bearer undefined' };
    expect((await fetch(`${product.url}/metrics`, { headers })).status).toBe(404);
  });
});
