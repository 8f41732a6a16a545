import type { SitePage } from '../browser/page.ts';
import type { PartName } from '../parts/index.ts';

/** A page of the school's site. Its file in pages/ is all that it needs. */
export const definePage = (page: SitePage<PartName>): SitePage<PartName> => page;
