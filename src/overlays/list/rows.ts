import type { Span } from '../../kernel/span.ts';

/** How many rows beyond the edges are drawn, so that they are there when they are scrolled to. */
const BEYOND = 2;
/** A list that scrolls, in logical pixels: its rows are all of one height. */
export interface Scrolled {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** The rows of `count` that are near enough to the screen to be drawn: those that are seen and a few beyond. */
export function rowsShown({ top, height, rowHeight }: Scrolled, count: number): Span {
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight) - BEYOND, count - 1));
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + BEYOND);
  return { from, to: Math.max(from, to) };
}

/** Where the list has to be scrolled to for the whole row to be seen; where it is, if it is. */
export function scrolledTo(row: number, { top, height, rowHeight }: Scrolled): number {
  const start = row * rowHeight;
  return Math.min(start, Math.max(top, start + rowHeight - height));
}
