import { scatter } from '@shared/domain/town/weather.ts';
import type { Point, Size } from '../play/framing/framing.ts';

/** How fast the shadows of clouds drift to the east, in picture pixels a second; they sink a little on their way. */
const WIND = 9;
const SINKS = 0.12;

/** Where the shadow of a cloud lies: it drifts over the picture and comes in again on the other side. */
export function cloudAt(index: number, elapsedMs: number, picture: Size, cloud: Size): Point {
  const wide = picture.width + cloud.width;
  const high = picture.height + cloud.height;
  const drifted = scatter(index, 5) * wide + (elapsedMs / 1_000) * WIND;
  return {
    x: Math.round((drifted % wide) - cloud.width),
    y: Math.round(((scatter(index, 6) * high + drifted * SINKS) % high) - cloud.height),
  };
}

/** Where a drop falls in the body at a step of the rain, and how far its fall has come, in frames. */
export function dropAt(
  index: number,
  step: number,
  body: Size,
  frames: number,
): Point & { readonly frame: number } {
  const own = step + Math.floor(scatter(index, 7) * frames);
  const fall = Math.floor(own / frames);
  return {
    x: Math.floor(scatter(index, 11 + fall) * body.width),
    y: Math.floor(scatter(index, 12 + fall * 3) * body.height),
    frame: own % frames,
  };
}
