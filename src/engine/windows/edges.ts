import type { Rect } from '../geometry/rects.ts';

/** Where a window can be held to size it. */
export const EDGES = ['n', 's', 'w', 'e', 'nw', 'ne', 'sw', 'se'] as const;
export type Edge = (typeof EDGES)[number];

/** The rectangle with the held edge pulled by dx and dy. */
export function pulled(rect: Rect, edge: Edge, dx: number, dy: number): Rect {
  let { x, y, width, height } = rect;
  if (edge.includes('e')) width += dx;
  if (edge.includes('s')) height += dy;
  if (edge.includes('w')) {
    x += dx;
    width -= dx;
  }
  if (edge.includes('n')) {
    y += dy;
    height -= dy;
  }
  return { x, y, width, height };
}
