import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { newSigningKey } from '@shared/auth/keys.ts';
import { hostedDeps } from '../../functions/api/hosted.ts';
import { onPostgres } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct } from '../support/product.ts';

const SECRET = 'a secret that proxy and server share';
const MOST = 3;

describe('behind a proxy', () => {
  const limits = { ...HIGH_LIMITS, address: MOST };
  const product = startProduct(onPostgres, { limits, proxySecret: SECRET });
  /** What requests with these headers, in turn, are answered. */
  const knock = async (all: readonly Record<string, string>[]) => {
    product.passTime(60_000);
    const statuses: number[] = [];
    for (const headers of all)
      statuses.push((await product.visitor().post('/api/auth/nonce', {}, headers)).status);
    return statuses;
  };
  const from = (entries: string, secret = SECRET) => ({
    'x-forwarded-for': entries,
    'x-proxy-secret': secret,
  });
  const fourTimes = (headers: (time: number) => Record<string, string>) => [0, 1, 2, 3].map(headers);
  const STOPPED = [200, 200, 200, 429];
  const PASSED = [200, 200, 200, 200];

  it('counts each client by the address that the proxy appended, and no other entry', async () => {
    expect(await knock(fourTimes((time) => from(`192.0.2.9, 192.0.2.${time}`)))).toEqual(PASSED);
    expect(await knock(fourTimes((time) => from(`192.0.2.${time}, 192.0.2.9`)))).toEqual(STOPPED);
  });

  it('counts a network of IPv6, which one client has whole, as one client', async () => {
    expect(await knock(fourTimes((time) => from(`2001:db8:0:7::${time}`)))).toEqual(STOPPED);
    expect(await knock(fourTimes((time) => from(`2001:db8:0:${time}::7`)))).toEqual(PASSED);
  });

  it('counts the /56 and the /48 that a client may have whole, which pass four times and sixteen times as much (API-5)', async () => {
    const many = (count: number, address: (nth: number) => string) =>
      knock(Array.from({ length: count }, (_, nth) => from(address(nth))));
    const ofOne = await many(14, (nth) => `2001:db8:5:${nth.toString(16)}::1`);
    expect(ofOne.indexOf(429)).toBe(4 * MOST);
    const ofMany = await many(50, (nth) => `2001:db8:6:${nth.toString(16)}00::1`);
    expect(ofMany.indexOf(429)).toBe(16 * MOST);
  });

  it('believes no sender that cannot prove to be the proxy', async () => {
    expect(await knock(fourTimes((time) => from(`192.0.2.${time}`, 'a guess')))).toEqual(STOPPED);
    expect(await knock(fourTimes((time) => ({ 'x-forwarded-for': `192.0.2.${time}` })))).toEqual(STOPPED);
  });
});

describe('without a proxy', () => {
  const lines: string[] = [];
  const product = startProduct(onPostgres, {
    limits: { ...HIGH_LIMITS, address: MOST },
    log: (level, event) => {
      if (level !== 'info') lines.push(event);
    },
  });

  it('no forwarding header is believed', async () => {
    expect((await product.visitor().get('/api/time-config')).status).toBe(200);
    expect(lines).toEqual([]);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${time}`, 'x-proxy-secret': '' };
      statuses.push((await product.visitor().post('/api/auth/nonce', {}, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('the log says once that one seems to stand in front', () => {
    expect(lines).toEqual([expect.stringMatching(/PROXY_SECRET is not set/)]);
  });
});

describe('on Supabase', () => {
  const addressOf = async (headers: Record<string, string>, hops = '1') => {
    const env: Readonly<Record<string, string>> = {
      CHAIN: 'mainnet',
      PUBLIC_ORIGIN: 'https://flunks.example',
      SESSION_SIGNING_KEY: await newSigningKey(),
      API_DB_URL: 'postgres://nobody@127.0.0.1:1/none',
      SUPABASE_URL: 'https://project.example',
      SUPABASE_SERVICE_ROLE_KEY: 'service key',
      PROXY_SECRET: SECRET,
      FORWARDED_HOPS: hops,
    };
    const deps = await hostedDeps((name) => env[name], systemClock);
    const app = new Hono().get('/', async (c) => c.text(await deps.clientAddress(c)));
    return (await app.request('/', { headers })).text();
  };
  const forwarded = 'spoofed, 192.0.2.1, 198.51.100.2, 203.0.113.3';

  it("a client of the site is known by the word of the site's host", async () => {
    const headers = { 'x-forwarded-for': forwarded, 'x-proxy-secret': SECRET };
    expect(await addressOf(headers)).toBe('198.51.100.2');
    expect(await addressOf(headers, '2')).toBe('192.0.2.1');
  });

  it('a client that calls the function past the site is known by the address that the platform saw', async () => {
    expect(await addressOf({ 'x-forwarded-for': forwarded })).toBe('203.0.113.3');
    expect(await addressOf({ 'x-forwarded-for': forwarded, 'x-proxy-secret': 'a guess' })).toBe(
      '203.0.113.3',
    );
    expect(await addressOf({ 'x-forwarded-for': forwarded }, '2')).toBe('198.51.100.2');
    expect(await addressOf({})).toBe('unknown');
  });
});
