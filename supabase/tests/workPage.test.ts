import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../functions/_shared/kernel/units.ts';
import { workAt, workPath } from '../functions/_shared/domain/works.ts';
import { workPage, type Shared } from '../functions/_shared/works/page.ts';
import { fetchedPage } from '../functions/api/fetchedPage.ts';

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const ORIGIN = 'https://flunks.example';
const WORK: Shared = { id: '12', kind: 'meme', title: 'Monday', username: 'ann', width: 1200, height: 600 };

/** What a page says of itself to those who show links to it, by name; all values of each. */
function tagsOf(html: string): Map<string, string[]> {
  const { document } = new JSDOM(html).window;
  const tags = new Map<string, string[]>();
  for (const tag of document.head.querySelectorAll('meta')) {
    const name = tag.getAttribute('property') ?? tag.name;
    tags.set(name, [...(tags.get(name) ?? []), tag.content]);
  }
  return tags;
}

describe('the page of a work', () => {
  it('names title, maker and picture to those with whom its link is shared, each once', () => {
    const tags = tagsOf(workPage(PAGE, WORK, ORIGIN));
    expect(Object.fromEntries(tags)).toMatchObject({
      description: ['A meme by ann, on the wall of the Bulletin Board.'],
      'og:url': ['https://flunks.example/works/12'],
      'og:title': ['Monday'],
      'og:image': ['https://flunks.example/api/works/preview/12'],
      'og:image:type': ['image/jpeg'],
      'og:image:width': ['800'],
      'og:image:height': ['400'],
      'twitter:card': ['summary_large_image'],
      'twitter:image': ['https://flunks.example/api/works/preview/12'],
    });
    expect([...tags.values()].filter((values) => values.length > 1)).toEqual([]);
  });

  it('is the page of the desktop in all else', () => {
    const without = (html: string) => html.replace(/<meta[^>]*>/g, '').replace(/\s+/g, ' ');
    expect(without(workPage(PAGE, WORK, ORIGIN))).toBe(without(PAGE));
  });

  it.each([
    '"><script>alert(1)</script>',
    `' onload='alert(1)`,
    '</head><body>&amp; $& $1',
    '<img src=x onerror=alert(1)>',
  ])('shows the title %s as it is written, and makes nothing of it', (title) => {
    const html = workPage(PAGE, { ...WORK, title }, ORIGIN);
    expect(tagsOf(html).get('og:title')).toEqual([title]);
    const [before, after] = [PAGE, html].map((page) => new JSDOM(page).window.document.querySelectorAll('*'));
    const scripts = (all: typeof before) =>
      [...(all ?? [])].filter(({ localName }) => localName !== 'meta').length;
    expect(scripts(after)).toBe(scripts(before));
  });
});

describe('the address of a work', () => {
  it('leads back to the work, and no other address does', () => {
    expect(workAt(workPath('12'))).toBe('12');
    for (const path of [
      '/works/',
      '/works/0',
      '/works/12/',
      '/works/a',
      '/works/12x',
      '/api/works/12',
      '/',
    ]) {
      expect(workAt(path)).toBeNull();
    }
  });
});

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
