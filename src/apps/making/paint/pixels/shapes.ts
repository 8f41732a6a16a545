import type { Area, Row } from './pixels.ts';

export type ShapeKind = 'box' | 'round-box' | 'ellipse';

/** How a shape is drawn: its outline, an outline round another color, or one color altogether. */
export const SHAPE_STYLES = ['outline', 'both', 'filled'] as const;
export type ShapeStyle = (typeof SHAPE_STYLES)[number];

/** From which pixel of each row to which a shape reaches; nowhere where `to` is not behind `from`. */
type Spans = readonly { readonly from: number; readonly to: number }[];

/** How far the corners of a rounded box are rounded at most (pixels). */
const CORNER = 8;

/** How many pixels of an ellipse's row stay free at each side. */
function insetOf(row: number, width: number, height: number): number {
  const away = (row + 0.5) / (height / 2) - 1;
  const inset = Math.round((width / 2) * (1 - Math.sqrt(Math.max(0, 1 - away ** 2))));
  return Math.min(inset, Math.floor((width - 1) / 2));
}

/** The rows of a whole shape that fills a rectangle of this size. Each is the same from both sides. */
function spansOf(kind: ShapeKind, width: number, height: number): Spans {
  const corner = Math.min(CORNER, Math.floor(width / 2), Math.floor(height / 2));
  return Array.from({ length: height }, (_, row) => {
    const nearest = Math.min(row, height - 1 - row);
    const inset =
      kind === 'ellipse'
        ? insetOf(nearest, width, height)
        : kind === 'round-box' && nearest < corner
          ? insetOf(nearest, corner * 2, corner * 2)
          : 0;
    return { from: inset, to: width - inset };
  });
}

/** A shape without the pixels that touch what is outside it: what its finest closed outline goes round. */
function inner(spans: Spans): Spans {
  return spans.map(({ from, to }, row) => {
    const [above, below] = [spans[row - 1], spans[row + 1]];
    if (above === undefined || below === undefined) return { from: 0, to: 0 };
    return {
      from: Math.max(from + 1, above.from, below.from),
      to: Math.min(to - 1, above.to, below.to),
    };
  });
}

/** The rows of what lies within an outline of so many pixels. */
function hollowOf(kind: ShapeKind, { width, height }: Area, thick: number): Spans {
  const by = thick - 1;
  const [narrow, low] = [width - 2 * by, height - 2 * by];
  if (narrow <= 0 || low <= 0) return [];
  return inner(spansOf(kind, narrow, low)).map(({ from, to }) => ({ from: from + by, to: to + by }));
}

interface ShapeRows {
  /** Takes the outline; null: there is none. */
  readonly outline: Row | null;
  /** Takes what the outline goes round; null: that stays as it is. Without an outline it takes all. */
  readonly inside: Row | null;
}

/**
 * Draws a box or an ellipse that fills a rectangle, without smoothed edges. An outline of one pixel is closed for `floodFill`:
 * none of its pixels touch the next by a corner alone where the fill could slip through.
 *
 * @param thick of the outline, in pixels, inwards
 */
export function drawShape(kind: ShapeKind, area: Area, thick: number, { outline, inside }: ShapeRows): void {
  const hollow = outline === null ? [] : hollowOf(kind, area, thick);
  const draw = (row: Row | null, y: number, from: number, to: number): void => {
    if (row !== null && to > from) row(area.top + y, area.left + from, area.left + to);
  };
  for (const [y, { from, to }] of spansOf(kind, area.width, area.height).entries()) {
    if (outline === null) {
      draw(inside, y, from, to);
      continue;
    }
    const hole = hollow[y - (thick - 1)];
    if (hole === undefined || hole.to <= hole.from) {
      draw(outline, y, from, to);
      continue;
    }
    draw(outline, y, from, hole.from);
    draw(inside, y, hole.from, hole.to);
    draw(outline, y, hole.to, to);
  }
}
