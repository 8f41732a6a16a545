import { bottom, right, type Rect } from '../geometry/rects.ts';
import { fill, type Fill } from '../theme/bevel.ts';

const BLACK = 0x000000;
const WHITE = 0xffffff;

/** A frame of one pixel, black and white by turns, so that it is seen on every ground. */
export function dottedFrame(rect: Rect): readonly Fill[] {
  const { x, y, width, height } = rect;
  const across = [y, bottom(rect) - 1];
  const down = [x, right(rect) - 1];
  const isLight = (column: number, row: number): boolean => (column + row) % 2 === 0;
  const dot = (column: number, row: number): Fill => fill({ x: column, y: row, width: 1, height: 1 }, WHITE);
  return [
    ...across.map((row) => fill({ x, y: row, width, height: 1 }, BLACK)),
    ...down.map((column) => fill({ x: column, y, width: 1, height }, BLACK)),
    ...span(x, width).flatMap((column) =>
      across.flatMap((row) => (isLight(column, row) ? [dot(column, row)] : [])),
    ),
    ...span(y, height).flatMap((row) =>
      down.flatMap((column) => (isLight(column, row) ? [dot(column, row)] : [])),
    ),
  ];
}

const span = (from: number, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => from + index);
