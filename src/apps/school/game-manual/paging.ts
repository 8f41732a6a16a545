import * as shape from '../../../kernel/shape.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import type { Page } from './manual.ts';
import { PAGES } from './pages/index.ts';

export const FIRST_PAGE = 1;
export const LAST_PAGE = PAGES.length;

/** The page with the table of contents. */
export const CONTENTS_PAGE = PAGES.findIndex(({ kind }) => kind === 'contents') + 1;

/** The page of this number, counted from 1; null: there is none. */
export function pageAt(number: number): Page | null {
  return PAGES[number - 1] ?? null;
}

/** The number of the page that a window's params name; null: they name none. */
export const namedBy = (params: string | undefined): number | null =>
  params !== undefined && /^\d{1,3}$/.test(params) ? Number(params) : null;

/** The number of the page so many pages on; never past the covers. */
export function turned(number: number, by: number): number {
  return Math.max(FIRST_PAGE, Math.min(LAST_PAGE, number + by));
}

const STEPS: Readonly<Record<string, number>> = {
  PageDown: 1,
  ArrowRight: 1,
  PageUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The number of the page that a key leads to; null: the key turns no page. */
export function pageByKey(number: number, key: string): number | null {
  const step = STEPS[key];
  return step === undefined ? null : turned(number, step);
}

/** What the table of contents lists: the pages after it, with their numbers (MANUAL-2). */
export function contents(): readonly { readonly number: number; readonly title: string }[] {
  return PAGES.map(({ title }, index) => ({ number: index + 1, title })).slice(CONTENTS_PAGE);
}

/** Where the manual was closed. */
export const OPEN_PAGE: StoredValue<number> = {
  name: 'game-manual',
  version: 1,
  read: shape.reader(shape.whole()),
};
