import { SMALL_SIDE, workPreviewPath, type WorkKind } from '../domain/making/works.ts';
import { workPath } from '../kernel/product.ts';
import type { StoredType } from './pictureStore.ts';

/** What a link tells of a work elsewhere. */
export interface Shared {
  readonly id: string;
  readonly kind: WorkKind;
  readonly title: string;
  readonly username: string;
  readonly width: number;
  readonly height: number;
  /** The type of the picture that goes with it. */
  readonly small: StoredType;
}

const KINDS: Readonly<Record<WorkKind, string>> = {
  meme: 'A meme',
  card: 'A card',
  painting: 'A painting',
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

/** What the page says of itself to those who show links to it: none of it holds for a work. */
const OWN_TAGS = /<meta\s+(?:property="og:|name="twitter:|name="description")[^<>]*>/g;

/**
 * The page with what links to this work are shown with (WORK-6). What people wrote stands in attributes alone, escaped.
 *
 * @param origin of this site, without a trailing slash
 */
export function workPage(page: string, work: Shared, origin: string): string {
  const { id, kind, title, username, width, height, small } = work;
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const description = `${KINDS[kind]} by ${username}, on the wall of the Bulletin Board.`;
  const picture = `${origin}${workPreviewPath(id)}`;
  const tags = [
    ['name', 'description', description],
    ['property', 'og:type', 'article'],
    ['property', 'og:url', `${origin}${workPath(id)}`],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', small],
    ['property', 'og:image:width', String(Math.round(width * scale))],
    ['property', 'og:image:height', String(Math.round(height * scale))],
    ['property', 'og:image:alt', `${title}, by ${username}`],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', picture],
  ].map(
    ([by = '', name = '', content = '']) => `    <meta ${by}="${name}" content="${escaped(content)}" />\n`,
  );
  // A function, so that no sign in a title means anything.
  return page.replace(OWN_TAGS, '').replace(/[ \t]{0,40}<\/head>/, (end) => `${tags.join('')}${end}`);
}
