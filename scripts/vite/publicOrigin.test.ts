import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withOrigin } from './publicOrigin.ts';

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

/** What the page says of itself to a site where its link is shared: each property and its content. */
const shared = (setting: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    [
      ...withOrigin(PAGE, setting).matchAll(/<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"\s*\/>/g),
    ].map(([, name = '', content = '']) => [name, content]),
  );

describe('a link to the page that is shared', () => {
  it('says what the page is, and shows a picture of it by its whole address (PRODUCT-10)', () => {
    const page = shared('https://school.example/');
    expect(page.get('og:title')).toBe('Flunks 95');
    expect(page.get('og:description')).toContain('1995');
    expect(page.get('og:url')).toBe('https://school.example/');
    expect(page.get('og:image')).toBe('https://school.example/share.jpg');
    expect(page.get('twitter:card')).toBe('summary_large_image');
  });

  it('has addresses from the root of the site where its origin is not known', () => {
    for (const unknown of [undefined, '']) expect(shared(unknown).get('og:image')).toBe('/share.jpg');
    expect(() => shared('school')).toThrow('Invalid URL');
  });

  it('has a picture as large as it says, and not too heavy for a chat (PRODUCT-10)', async () => {
    const page = shared(undefined);
    const file = fileURLToPath(new URL(`../../public${page.get('og:image')}`, import.meta.url));
    const { width, height } = await sharp(file).metadata();
    expect([width, height].map(String)).toEqual([page.get('og:image:width'), page.get('og:image:height')]);
    expect(statSync(file).size).toBeLessThan(150_000);
  });
});
