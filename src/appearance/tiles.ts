import { luminance } from './contrast.ts';

/** Patterns and dithered gradients repeat every eight pixels. */
const TILE = 8;

/** Thresholds of ordered dithering, 0 to 63, each once (Bayer). */
const BAYER = Array.from({ length: TILE * TILE }, (_, index) => {
  const [x, y] = [index % TILE, Math.floor(index / TILE)];
  // Computed instead of written out: interleaving the bits of x ^ y and of y, lowest first, gives the Bayer matrix.
  return [0, 1, 2].reduce((sum, bit) => {
    const [odd, row] = [((x ^ y) >> bit) & 1, (y >> bit) & 1];
    return sum + (odd * 2 + row) * 4 ** (2 - bit);
  }, 0);
});

/** Eight columns of colors (0xRRGGBB), row by row. */
export type TilePixels = readonly number[];

/** A two-color pattern: `#` is ink, black on all but the darkest grounds. */
export function patternPixels(rows: readonly string[], ground: number): TilePixels {
  const ink = luminance(ground) > 0.03 ? 0x000000 : 0x808080;
  return rows.flatMap((row) => Array.from(row, (dot) => (dot === '#' ? ink : ground)));
}

/** Colors from top to bottom over `height` rows, dithered as a screen with few colors showed them. */
export function gradientPixels(colors: readonly number[], height: number): TilePixels {
  return Array.from({ length: TILE * height }, (_, index) => {
    const y = Math.floor(index / TILE);
    const place = (y / Math.max(1, height - 1)) * (colors.length - 1);
    const above = Math.min(Math.floor(place), colors.length - 2);
    const threshold = ((BAYER[(y % TILE) * TILE + (index % TILE)] ?? 0) + 0.5) / BAYER.length;
    return colors[place - above > threshold ? above + 1 : above] ?? 0;
  });
}

/** A picture of the pixels, to be laid side by side. Throws where the browser has no 2D canvas. */
export function tileCanvas(pixels: TilePixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = TILE;
  canvas.height = pixels.length / TILE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas to draw on');
  const image = context.createImageData(canvas.width, canvas.height);
  pixels.forEach((color, index) => {
    image.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], index * 4);
  });
  context.putImageData(image, 0, 0);
  return canvas;
}
