import type { ComponentType } from 'react';
import type { SitePage } from './page.ts';

/** Everything that the browser has to know of a site. */
export interface Site {
  /** The name of its computer, which begins every address: 'school.town'. */
  readonly host: string;
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly SitePage[];
  /** The page for an address that leads nowhere. */
  readonly missing: SitePage;
  /** What its pages name as parts. */
  readonly parts: Readonly<Record<string, ComponentType>>;
  /** What stands at the foot of each page. */
  readonly foot: SitePage['blocks'];
}

/** The path of a site's first page. */
export const FIRST_PAGE = 'index.html';

/** The longest address that is taken. */
export const ADDRESS_MOST = 200;

/** The address of a page. */
export const addressOf = ({ host }: Pick<Site, 'host'>, path: string): string =>
  `http://${host}/${path === FIRST_PAGE ? '' : path}`;

/** What a person typed as a whole address: a bare path lies on the site. */
export function wholeAddress(site: Pick<Site, 'host'>, typed: string): string {
  const text = typed.trim().slice(0, ADDRESS_MOST);
  if (/^[a-z]+:\/\//i.test(text)) return text;
  if (text.toLowerCase().startsWith(site.host) || /^www\./i.test(text)) return `http://${text}`;
  return `http://${site.host}/${text.replace(/^\/+/, '')}`;
}

/** The page at an address; null: there is none. */
export function pageAt(site: Pick<Site, 'host' | 'pages'>, address: string): SitePage | null {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'http:' || url.host !== site.host) return null;
  const path = url.pathname.slice(1).toLowerCase() || FIRST_PAGE;
  return site.pages.find((page) => page.path === path || page.path === `${path}.html`) ?? null;
}

/** The pages that have a tab, in the order of their tabs. */
export const tabsOf = ({ pages }: Pick<Site, 'pages'>): readonly SitePage[] =>
  pages.filter(({ tab }) => tab !== undefined).sort(({ tab: one = 0 }, { tab: other = 0 }) => one - other);
