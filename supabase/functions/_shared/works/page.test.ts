import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workAt, workPath } from '../kernel/product.ts';
import { workPage, type Shared } from './page.ts';

const PAGE = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');
const ORIGIN = 'https://flunks.example';
const WORK: Shared = {
  id: '12',
  kind: 'meme',
  title: 'Monday',
  username: 'ann',
  width: 1200,
  height: 600,
  small: 'image/jpeg',
};

const META = /<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"\s*\/>/g;
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;
/** As a browser reads the text of an attribute. */
const read = (text: string): string =>
  Object.entries(ENTITIES).reduce((so, [entity, letter]) => so.replaceAll(entity, letter), text);

/** What a page says of itself to those who show links to it, by name; all values of each. */
function tagsOf(html: string): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const [, name = '', content = ''] of html.matchAll(META)) {
    tags.set(name, [...(tags.get(name) ?? []), read(content)]);
  }
  return tags;
}

describe('the page of a work', () => {
  it('names title, maker and picture to those with whom its link is shared, each once (WORK-6)', () => {
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
  ])('shows the title %s as it is written, and makes nothing of it (WORK-6)', (title) => {
    const html = workPage(PAGE, { ...WORK, title }, ORIGIN);
    expect(tagsOf(html).get('og:title')).toEqual([title]);
    // Nothing but its own tags has come into the page.
    const rest = (page: string) =>
      page
        .replace(META, '')
        .replace(/<meta[^>]*>/g, '')
        .replace(/\s+/g, ' ');
    expect(rest(html)).toBe(rest(PAGE));
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
