import { drawLine, type Nib } from './lines.ts';
import type { Point, Row } from './pixels.ts';

/** A line that was bent up to twice: the ends, and where each bend pulls it. */
export interface Curve {
  readonly from: Point;
  readonly to: Point;
  readonly bends: readonly Point[];
}

/** The longest piece that is drawn straight, about (pixels). */
const PIECE = 4;

const lengthOf = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The points of a curve: Bezier's of third degree, of which one bend alone is both of its inner points. */
export function pointsOf({ from, to, bends }: Curve): readonly Point[] {
  const [first, second = first] = bends;
  if (first === undefined || second === undefined) return [from, to];
  const way = lengthOf(from, first) + lengthOf(first, second) + lengthOf(second, to);
  const count = Math.max(1, Math.ceil(way / PIECE));
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const rest = 1 - t;
    const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
    return {
      x: Math.round(a * from.x + b * first.x + c * second.x + d * to.x),
      y: Math.round(a * from.y + b * first.y + c * second.y + d * to.y),
    };
  });
}

/** Draws a curve with a nib. */
export function drawCurve(curve: Curve, nib: Nib, row: Row): void {
  const [first = curve.from, ...rest] = pointsOf(curve);
  let before = first;
  for (const next of rest) {
    drawLine(before, next, nib, row);
    before = next;
  }
}
