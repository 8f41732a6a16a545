/** In logical pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in logical pixels. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export const right = (rect: Rect): number => rect.x + rect.width;
export const bottom = (rect: Rect): number => rect.y + rect.height;

/** The rectangle moved by dx and dy. */
export const moved = (rect: Rect, dx: number, dy: number): Rect => ({
  ...rect,
  x: rect.x + dx,
  y: rect.y + dy,
});

/** The rectangle made smaller by `by` on every side. */
export const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  width: rect.width - 2 * by,
  height: rect.height - 2 * by,
});

/** Whether the two have a pixel in common. */
export const overlap = (one: Rect, other: Rect): boolean =>
  Math.max(one.x, other.x) < Math.min(right(one), right(other)) &&
  Math.max(one.y, other.y) < Math.min(bottom(one), bottom(other));

/** Whether all of `inner` lies within `outer`. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

const spanned = (left: number, top: number, rightEdge: number, bottomEdge: number): Rect => ({
  x: left,
  y: top,
  width: rightEdge - left,
  height: bottomEdge - top,
});

/** What both have; without width or height where they have nothing. */
export const intersection = (one: Rect, other: Rect): Rect =>
  spanned(
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
    Math.min(right(one), right(other)),
    Math.min(bottom(one), bottom(other)),
  );

/** The smallest rectangle that contains both. */
export const boundingBox = (one: Rect, other: Rect): Rect =>
  spanned(
    Math.min(one.x, other.x),
    Math.min(one.y, other.y),
    Math.max(right(one), right(other)),
    Math.max(bottom(one), bottom(other)),
  );

function subtractOne(rect: Rect, hole: Rect): readonly Rect[] {
  if (!overlap(rect, hole)) return [rect];
  const { x, y, width, height } = intersection(rect, hole);
  const [rightEdge, bottomEdge] = [x + width, y + height];
  const pieces: Rect[] = [];
  if (y > rect.y) pieces.push({ ...rect, height: y - rect.y });
  if (bottomEdge < bottom(rect)) pieces.push({ ...rect, y: bottomEdge, height: bottom(rect) - bottomEdge });
  if (x > rect.x) pieces.push({ x: rect.x, width: x - rect.x, y, height });
  if (rightEdge < right(rect)) pieces.push({ x: rightEdge, width: right(rect) - rightEdge, y, height });
  return pieces;
}

/** What is left of `rect` under the rectangles above it, as disjoint rectangles. */
export function visibleRects(rect: Rect, above: readonly Rect[]): readonly Rect[] {
  let visible: readonly Rect[] = [rect];
  for (const hole of above) {
    visible = visible.flatMap((piece) => subtractOne(piece, hole));
    if (visible.length === 0) break;
  }
  return visible;
}

/**
 * The CSS clip-path that shows `visible` of an element that lies at `rect`.
 * The pieces are disjoint, so one nonzero path serves: an evenodd path with a hole for each window above
 * turns visible again where two of them overlap.
 */
export function clipPath(rect: Rect, visible: readonly Rect[]): string {
  const [first] = visible;
  if (first === undefined) return 'inset(100%)';
  if (visible.length === 1 && first === rect) return 'none';
  const path = visible
    .map(
      (piece) => `M${piece.x - rect.x} ${piece.y - rect.y}h${piece.width}v${piece.height}h${-piece.width}z`,
    )
    .join('');
  return `path("${path}")`;
}
