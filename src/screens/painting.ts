import { createArt, develop } from './art/art.ts';
import type { Screen } from './screen.ts';

/** A canvas on which screens are painted, one canvas pixel a pixel of the picture. */
export interface Painting {
  paint(screen: Pick<Screen, 'paint'>, seconds: number): void;
}

/** Sizes the canvas for pictures of `width` by `height`. Throws where the browser has no 2D canvas. */
export function createPainting(canvas: HTMLCanvasElement, width: number, height: number): Painting {
  canvas.width = width;
  canvas.height = height;
  // No `alpha: false`, though every pixel is opaque: Chromium draws a black edge where a window clips such a canvas.
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas to paint on');
  const art = createArt(width, height);
  const image = context.createImageData(width, height);
  const rgba = new Uint32Array(image.data.buffer);
  return {
    paint(screen, seconds) {
      screen.paint(art, seconds);
      develop(art, rgba);
      context.putImageData(image, 0, 0);
    },
  };
}
