import type { SitePage } from '../browser/page.ts';

/** Every page: a file in pages/ is a page of the site. */
const FILES = import.meta.glob<SitePage>('../pages/*.ts', { eager: true, import: 'page' });

export const SITE_PAGES: readonly SitePage[] = Object.values(FILES);
