import { PICTURE_SIZE } from '../../functions/_shared/domain/collection/traits/compose.ts';
import type { Raster } from './raster.ts';

/**
 * Pixel art at twice its size with its corners rounded, and that so many times (Scale2x: a new pixel takes the color of
 * two neighbors that agree where the others do not). No color is added.
 */
export function smoothed(raster: Raster, doublings: number): Raster {
  let pixels = raster;
  for (let time = 0; time < doublings; time += 1) pixels = doubled(pixels, PICTURE_SIZE * 2 ** time);
  return pixels;
}

/** A square picture of one number a pixel, at twice its size. */
function doubled(pixels: Raster, side: number): Raster {
  const twice = new Uint32Array(pixels.length * 4);
  const at = (x: number, y: number) => {
    const inX = Math.min(Math.max(x, 0), side - 1);
    const inY = Math.min(Math.max(y, 0), side - 1);
    return pixels[inY * side + inX] ?? 0;
  };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const own = at(x, y);
      const [up, down, left, right] = [at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)];
      const corner = up !== down && left !== right;
      const to = y * 4 * side + x * 2;
      twice[to] = corner && left === up ? left : own;
      twice[to + 1] = corner && up === right ? right : own;
      twice[to + 2 * side] = corner && left === down ? left : own;
      twice[to + 2 * side + 1] = corner && down === right ? right : own;
    }
  }
  return twice;
}
