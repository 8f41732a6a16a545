import type { Point, Row } from './pixels.ts';

/** What a line is drawn with: the pixels round a point, as rows. */
export interface Nib {
  readonly rows: readonly { readonly y: number; readonly from: number; readonly to: number }[];
}

/** A shape of the brush, as that of 1995 has them. */
export const NIB_SHAPES = ['round', 'square', 'slash', 'backslash'] as const;
export type NibShape = (typeof NIB_SHAPES)[number];

/** A nib of so many pixels from side to side. One of an even number reaches a pixel less far to the right and down. */
export function nibOf(shape: NibShape, size: number): Nib {
  const first = -Math.floor(size / 2);
  const rows = Array.from({ length: size }, (_, index) => {
    const y = first + index;
    switch (shape) {
      case 'square':
        return { y, from: first, to: first + size };
      case 'slash':
        return { y, from: first + size - 1 - index, to: first + size - index };
      case 'backslash':
        return { y, from: first + index, to: first + index + 1 };
      case 'round': {
        const away = index + 0.5 - size / 2;
        const half = Math.sqrt((size / 2) ** 2 - away ** 2);
        const inset = Math.max(0, Math.round(size / 2 - half));
        return { y, from: first + inset, to: first + size - inset };
      }
    }
  });
  return { rows };
}

export const PIXEL: Nib = nibOf('square', 1);

/**
 * Every pixel of a line, by Bresenham. It is walked from its upper end, of two as high from its left one, so that both directions
 * give the same pixels.
 */
export function eachOnLine(one: Point, other: Point, visit: (x: number, y: number) => void): void {
  const isTurned = other.y < one.y || (other.y === one.y && other.x < one.x);
  const [from, to] = isTurned ? [other, one] : [one, other];
  const across = Math.abs(to.x - from.x);
  const down = to.y - from.y;
  const step = to.x < from.x ? -1 : 1;
  let { x, y } = from;
  let rest = across - down;
  for (;;) {
    visit(x, y);
    if (x === to.x && y === to.y) return;
    const twice = 2 * rest;
    if (twice > -down) {
      rest -= down;
      x += step;
    }
    if (twice < across) {
      rest += across;
      y += 1;
    }
  }
}

/** Draws a line with a nib. */
export function drawLine(one: Point, other: Point, nib: Nib, row: Row): void {
  eachOnLine(one, other, (x, y) => {
    for (const run of nib.rows) row(y + run.y, x + run.from, x + run.to);
  });
}

/** The end of a line that runs across, down or at 45 degrees, whichever lies nearest: what Shift does to lines. */
export function straightened(from: Point, to: Point): Point {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  // 0.4142 is the tangent of 22.5 degrees.
  if (high < wide * 0.4142) return { x: to.x, y: from.y };
  if (wide < high * 0.4142) return { x: from.x, y: to.y };
  const side = Math.max(wide, high);
  return { x: from.x + Math.sign(across) * side, y: from.y + Math.sign(down) * side };
}

/** The corner that makes a square of the rectangle from `from` to `to`: what Shift does to boxes and ellipses. */
export function squared(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return {
    x: from.x + (to.x < from.x ? -side : side),
    y: from.y + (to.y < from.y ? -side : side),
  };
}
