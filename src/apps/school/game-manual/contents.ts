import type { Findable } from '../../../kernel/app.ts';
import { PAGES } from './pages/index.ts';

/** The pages, each opened by its number (MANUAL-2). */
export const contents: readonly Findable[] = PAGES.map(({ title }, index) => ({
  name: title,
  where: `Game Manual, page ${index + 1}`,
  params: String(index + 1),
}));
