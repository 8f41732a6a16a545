import { describe, expect, it } from 'vitest';
import { epochMs } from '../_shared/kernel/units.ts';
import { fetchedPage } from './fetchedPage.ts';

const ORIGIN = 'https://flunks.example';

describe('the page of a static host', () => {
  it('comes with its policies, is fetched once a minute, and stays where the host does not answer', async () => {
    let [now, calls, away] = [0, 0, false];
    const get: typeof fetch = async () => {
      calls += 1;
      if (away) throw new Error('away');
      return new Response(`page ${calls}`, { headers: { 'content-security-policy': 'mine', etag: 'other' } });
    };
    const page = fetchedPage(ORIGIN, { now: () => epochMs(now) }, get);
    const first = { html: 'page 1', headers: { 'content-security-policy': 'mine' } };
    expect([await page(), await page()]).toEqual([first, first]);
    now = 60_000;
    away = true;
    expect(await page()).toEqual(first);
    away = false;
    expect((await page())?.html).toBe('page 3');
  });

  it('is none where the host never answered', async () => {
    const page = fetchedPage(
      ORIGIN,
      { now: () => epochMs(0) },
      async () => new Response('', { status: 502 }),
    );
    expect(await page()).toBeNull();
  });
});
