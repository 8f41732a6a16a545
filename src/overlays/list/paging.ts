import type { Span } from '../../kernel/span.ts';

/** How many pages the buttons name, from the current one on (HUB-6). */
const MOST_NUMBERS = 3;

export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** The page itself where there is one of this index, else the last there is. */
export const validPage = (page: number, total: number, pageSize: number): number =>
  Math.max(0, Math.min(page, pageCount(total, pageSize) - 1));

/** The items of the page of this index; the last page may have fewer than `pageSize`. */
export function pageSpan(page: number, total: number, pageSize: number): Span {
  const from = page * pageSize;
  return { from, to: Math.max(from, Math.min(total, from + pageSize)) };
}

/** The indexes of the pages that have a button: up to three from the current one on. Indexes start at 0. */
export function pageNumbers(current: number, pages: number): readonly number[] {
  const count = Math.max(0, Math.min(MOST_NUMBERS, pages - current));
  return Array.from({ length: count }, (_, step) => current + step);
}
