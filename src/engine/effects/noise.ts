import type { Random } from '@shared/kernel/clock.ts';

/** Width and height of the tile in pixels of the picture. */
export const NOISE_SIZE = 128;

/** A tile of snow, bright grains on nothing, as an object URL. It repeats without a seam. */
export async function noiseTile(random: Random): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = NOISE_SIZE;
  canvas.height = NOISE_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  const pixels = context.createImageData(NOISE_SIZE, NOISE_SIZE);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const bright = random();
    pixels.data.fill(bright < 0.5 ? 0 : 255, at, at + 3);
    pixels.data[at + 3] = Math.floor(255 * bright ** 3);
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob === null ? '' : URL.createObjectURL(blob);
}
