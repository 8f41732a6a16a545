import type { Point, Row } from './pixels.ts';

/** How much of each pixel something covers, from 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** From here on a pixel counts as covered: letters have no smoothed edges. */
const HALF = 128;

/** Gives `row` the pixels that a mask covers. @param at where its upper left corner lies */
export function drawMask({ width, height, data }: Mask, at: Point, row: Row): void {
  for (let y = 0; y < height; y += 1) {
    let from = -1;
    for (let x = 0; x <= width; x += 1) {
      const isCovered = x < width && (data[y * width + x] ?? 0) >= HALF;
      if (isCovered && from < 0) from = x;
      if (!isCovered && from >= 0) {
        row(at.y + y, at.x + from, at.x + x);
        from = -1;
      }
    }
  }
}
