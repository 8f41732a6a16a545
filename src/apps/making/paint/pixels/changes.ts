import { blank, type Pixels } from './pixels.ts';

/** The picture in which each pixel is that of another place of this one. */
function rearranged(
  { width, data }: Pixels,
  [wide, high]: readonly [number, number],
  from: (x: number, y: number) => readonly [x: number, y: number],
): Pixels {
  const changed = new Uint32Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const [fromX, fromY] = from(x, y);
      changed[y * wide + x] = data[fromY * width + fromX] ?? 0;
    }
  }
  return { width: wide, height: high, data: changed };
}

/** As in a mirror beside it (`across`) or under it (`down`). */
export const flipped = (pixels: Pixels, way: 'across' | 'down'): Pixels =>
  rearranged(pixels, [pixels.width, pixels.height], (x, y) =>
    way === 'across' ? [pixels.width - 1 - x, y] : [x, pixels.height - 1 - y],
  );

/** Turned to the right by 90, 180 or 270 degrees. */
export function turned(pixels: Pixels, degrees: 90 | 180 | 270): Pixels {
  const { width, height } = pixels;
  if (degrees === 180) {
    return rearranged(pixels, [width, height], (x, y) => [width - 1 - x, height - 1 - y]);
  }
  return rearranged(pixels, [height, width], (x, y) =>
    degrees === 90 ? [y, height - 1 - x] : [width - 1 - y, x],
  );
}

/** Each color as on a negative. */
export const inverted = ({ width, height, data }: Pixels): Pixels => ({
  width,
  height,
  data: data.map((color) => (color ^ 0x00ffffff) >>> 0),
});

/** Cut, or widened by a color, at its right side and its foot. */
export function resized(pixels: Pixels, width: number, height: number, color: number): Pixels {
  const changed = blank(width, height, color);
  const wide = Math.min(width, pixels.width);
  for (let y = 0; y < Math.min(height, pixels.height); y += 1) {
    const from = y * pixels.width;
    changed.data.set(pixels.data.subarray(from, from + wide), y * width);
  }
  return changed;
}
