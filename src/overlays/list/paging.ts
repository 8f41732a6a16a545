/** How many items a page of the gallery has; divides by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;
/** How many pages the buttons name, from the current one on (spec 1, section 9). */
const MOST_NUMBERS = 3;

export const pageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** The page itself where there is one of this index, else the last there is. */
export const validPage = (page: number, total: number): number =>
  Math.max(0, Math.min(page, pageCount(total) - 1));

/** The indexes of the pages that have a button: up to three from the current one on. Indexes start at 0. */
export function pageNumbers(current: number, pages: number): readonly number[] {
  const count = Math.max(0, Math.min(MOST_NUMBERS, pages - current));
  return Array.from({ length: count }, (_, step) => current + step);
}
