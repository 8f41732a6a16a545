import type { Rect, Size } from '../geometry/rects.ts';

/**
 * How large the pixels of a surface's canvas are.
 * - 'art': as large as those of the desktop; the canvas fills the body.
 * - 'device': as small as the screen has them, for 3D and for smooth shapes; the canvas fills the body.
 * - a size: the canvas has so many pixels, whatever the body's size. It lies in the middle, as large as fits with a whole
 *   number of the screen's pixels for each of its own; where even one for each does not fit, it is made smaller and smooth.
 */
export type CanvasPixels = 'art' | 'device' | Size;

/** A canvas in its body. */
export interface FittedCanvas {
  /** Of the canvas, in its own pixels. */
  readonly size: Size;
  /** Where it lies in the body, in logical pixels. */
  readonly rect: Rect;
  /** False: its pixels are smaller than the screen's. */
  readonly crisp: boolean;
}

/** Lays a canvas into a body of this size in logical pixels, each of which takes `devicePixels` of the screen. */
export function fitCanvas(body: Size, devicePixels: number, pixels: CanvasPixels): FittedCanvas {
  const { width, height } = body;
  const screen = { width: width * devicePixels, height: height * devicePixels };
  if (typeof pixels === 'string') {
    return { size: pixels === 'art' ? body : screen, rect: { x: 0, y: 0, width, height }, crisp: true };
  }
  const most = Math.min(screen.width / pixels.width, screen.height / pixels.height);
  const scale = most < 1 ? most : Math.floor(most);
  const shown = { width: pixels.width * scale, height: pixels.height * scale };
  const rect = {
    x: Math.floor((screen.width - shown.width) / 2) / devicePixels,
    y: Math.floor((screen.height - shown.height) / 2) / devicePixels,
    width: shown.width / devicePixels,
    height: shown.height / devicePixels,
  };
  return { size: pixels, rect, crisp: most >= 1 };
}
