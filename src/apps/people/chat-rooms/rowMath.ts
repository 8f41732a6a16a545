import type { Span } from '../../../kernel/span.ts';

/** So many logical pixels beyond the edges are drawn, so that rows are there when they are scrolled to. */
const BEYOND = 500;

/** Where rows of these heights begin, and last where they end: one number more than there are rows. */
export function offsetsOf(count: number, heightAt: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    offsets[index + 1] = (offsets[index] ?? 0) + heightAt(index);
  }
  return offsets;
}

/** The row at this height; the last where there is none so low, 0 where there are none. */
export function rowAt(offsets: Float64Array, top: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows that are near enough to the screen to be drawn. */
export function rowsNear(offsets: Float64Array, top: number, height: number): Span {
  const count = offsets.length - 1;
  if (count === 0) return { from: 0, to: 0 };
  return {
    from: rowAt(offsets, Math.max(0, top - BEYOND)),
    to: Math.min(count, rowAt(offsets, top + height + BEYOND) + 1),
  };
}

/** What stays where it is on the screen while rows come, go and are measured: the end, or a row. */
export type Anchor = 'end' | { readonly key: string; readonly hidden: number };

/** How near to the end a person may be for it to be what they look at. */
const AT_END = 8;

/** What a person looks at who has scrolled to `top`. */
export function anchorAt(
  offsets: Float64Array,
  keyAt: (index: number) => string | undefined,
  top: number,
  height: number,
): Anchor {
  const total = offsets.at(-1) ?? 0;
  if (top + height >= total - AT_END) return 'end';
  const index = rowAt(offsets, top);
  const key = keyAt(index);
  return key === undefined ? 'end' : { key, hidden: top - (offsets[index] ?? 0) };
}

/** Where to scroll to, so that the anchor is where it was; null: it is gone. */
export function topFor(
  anchor: Anchor,
  offsets: Float64Array,
  indexOf: (key: string) => number | undefined,
  height: number,
): number | null {
  if (anchor === 'end') return Math.max(0, (offsets.at(-1) ?? 0) - height);
  const index = indexOf(anchor.key);
  return index === undefined ? null : Math.max(0, (offsets[index] ?? 0) + anchor.hidden);
}
