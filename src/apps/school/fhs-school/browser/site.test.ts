import { describe, expect, it } from 'vitest';
import { addressOf, pageAt, tabsOf, wholeAddress } from './site.ts';

const page = (path: string, tab?: number) => ({
  path,
  title: path,
  blocks: [],
  ...(tab !== undefined && { tab }),
});
const site = {
  host: 'site.town',
  pages: [page('second.html', 2), page('index.html', 1), page('hidden.html')],
};
const found = (typed: string) => pageAt(site, wholeAddress(site, typed))?.path ?? null;

describe('an address', () => {
  it.each([
    ['second.html', 'second.html'],
    ['/second', 'second.html'],
    [' SECOND.HTML ', 'second.html'],
    ['site.town/second.html', 'second.html'],
    ['http://site.town/second.html?from=here#top', 'second.html'],
    ['', 'index.html'],
    ['http://site.town', 'index.html'],
    ['hidden.html', 'hidden.html'],
  ])('that reads %j leads to %s', (typed, path) => {
    expect(found(typed)).toBe(path);
  });

  it.each([
    'third.html',
    'http://elsewhere.town/',
    'www.elsewhere.town',
    'javascript:alert(1)',
    'https://site.town/',
    '/../..//x',
    'http://',
    'x'.repeat(10_000),
  ])('that reads %j leads nowhere', (typed) => {
    expect(found(typed)).toBeNull();
  });

  it('of a page leads back to it, and the first page has none but the host', () => {
    for (const { path } of site.pages) expect(pageAt(site, addressOf(site, path))?.path).toBe(path);
    expect(addressOf(site, 'index.html')).toBe('http://site.town/');
  });
});

it('the pages with a tab come in the order of their tabs', () => {
  expect(tabsOf(site).map(({ path }) => path)).toEqual(['index.html', 'second.html']);
});
