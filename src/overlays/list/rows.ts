import type { Span } from '../../kernel/span.ts';

/** How many rows beyond the edges are drawn, so that they are there when they are scrolled to. */
const BEYOND = 2;
/** How many rows Page Up and Page Down go at least: cards are so high that one or two of them fill a list. */
const LEAST_PAGE = 3;
/**
 * The greatest height of a list, in logical pixels. Browsers lay nothing out beyond some height, and rows would be out of
 * reach: in Firefox 17.9 million pixels, in Chromium 33.5 million of the screen's own, up to 4 of which are a logical one.
 */
const MOST_HEIGHT = 8_000_000;

/** A list that scrolls, in logical pixels: its rows are all of one height. */
export interface Scrolled {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** How items lie in rows: so many beside each other, so many logical pixels high. */
export interface RowLayout {
  readonly columns: number;
  readonly rowHeight: number;
}

/**
 * The height of a list of `count` rows, in logical pixels.
 *
 * @throws RangeError where no browser can show so high a list: it has to have pages
 */
export function listHeight(count: number, rowHeight: number): number {
  const height = count * rowHeight;
  if (height > MOST_HEIGHT) throw new RangeError(`a list of ${count} rows is too high to scroll`);
  return height;
}

/** The rows of `count` that are near enough to the screen to be drawn: those that are seen and a few beyond. */
export function rowsShown({ top, height, rowHeight }: Scrolled, count: number): Span {
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight) - BEYOND, count - 1));
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + BEYOND);
  return { from, to: Math.max(from, to) };
}

/** The rows in the document, from top to bottom: those near the screen, and the one to keep wherever it lies. */
export function rowsDrawn({ from, to }: Span, kept: number | null): readonly number[] {
  const near = Array.from({ length: to - from }, (_, step) => from + step);
  if (kept === null || (kept >= from && kept < to)) return near;
  return kept < from ? [kept, ...near] : [...near, kept];
}

/** Where the list has to be scrolled to for the whole row to be seen; where it is, if it is. */
export function scrolledTo(row: number, { top, height, rowHeight }: Scrolled): number {
  const start = row * rowHeight;
  return Math.min(start, Math.max(top, start + rowHeight - height));
}

/**
 * Where a list that was scrolled to `top` has to be scrolled to after its rows were laid out anew, so that the items at
 * its top stay there.
 */
export function scrolledAnew(top: number, before: RowLayout, after: RowLayout): number {
  const row = Math.floor(top / before.rowHeight);
  const hidden = top / before.rowHeight - row;
  return Math.round((Math.floor((row * before.columns) / after.columns) + hidden) * after.rowHeight);
}

/** How many rows Page Up and Page Down go: as many as are seen whole. */
export function rowsOfPage({ height, rowHeight }: Pick<Scrolled, 'height' | 'rowHeight'>): number {
  return Math.max(LEAST_PAGE, Math.floor(height / rowHeight));
}
