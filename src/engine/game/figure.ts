import { ImageSource, Texture } from 'pixi.js';

/** The dark line round drawn figures. */
const INK: readonly [number, number, number] = [0x18, 0x14, 0x25];

/**
 * A picture as a figure of a game: made smaller to `side` pixels, without half-clear ones, and with a dark line round
 * it. The caller destroys it, with its source. Throws where the picture cannot be had.
 */
export async function pixelFigure(url: string, side: number): Promise<Texture> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 1, 1, side - 2, side - 2);
  const picture = context.getImageData(0, 0, side, side);
  outline(picture.data, side);
  context.putImageData(picture, 0, 0);
  return new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'nearest' }) });
}

/** Makes each pixel clear or solid, and lays a line of ink round what is solid. */
export function outline(data: Uint8ClampedArray, side: number): void {
  const solid = Array.from({ length: side * side }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 127);
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && solid[y * side + x] === true;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      if (isSolid(x, y)) {
        data[at + 3] = 255;
        continue;
      }
      const isEdge = isSolid(x - 1, y) || isSolid(x + 1, y) || isSolid(x, y - 1) || isSolid(x, y + 1);
      data.set(isEdge ? [...INK, 255] : [0, 0, 0, 0], at);
    }
  }
}
