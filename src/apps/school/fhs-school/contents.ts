import type { Findable } from '../../../kernel/app.ts';
import { SITE_PAGES } from './site/sitePages.ts';
import { SCHOOL_TEXTS } from './texts.ts';

/** The pages of the site, each opened by its path (FHS-1). */
export const contents: readonly Findable[] = SITE_PAGES.map(({ title, path }) => ({
  name: title,
  where: SCHOOL_TEXTS.foundOn,
  params: path,
}));
