import type { Point, Size } from '../play/framing.ts';

/** One day in so many is a rainy one, for so many hours. */
const RAINY_DAY_IN = 4;
const RAIN_HOURS = 3;
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** One in so many of the other days is cloudy. */
const CLOUDY_DAY_IN = 2;
/** How fast the shadows of clouds drift to the east, in picture pixels a second; they sink a little on their way. */
const WIND = 9;
const SINKS = 0.12;

/** What the sky does in an hour. */
export type Sky = 'clear' | 'clouds' | 'rain';

/** The sky of Arcadia at a moment: the same for all, and the same at every look. */
export function skyAt(nowMs: number): Sky {
  const hours = Math.floor(nowMs / HOUR_MS);
  const [day, hour] = [Math.floor(hours / DAY_HOURS), hours % DAY_HOURS];
  if (scatter(day, 1) >= 1 / RAINY_DAY_IN) return scatter(day, 3) < 1 / CLOUDY_DAY_IN ? 'clouds' : 'clear';
  const starts = Math.floor(scatter(day, 2) * (DAY_HOURS - RAIN_HOURS + 1));
  return hour >= starts && hour < starts + RAIN_HOURS ? 'rain' : 'clouds';
}

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

/** A number in [0, 1) that looks random and is always the same for the same two. */
export function scatter(value: number, salt: number): number {
  let hash = Math.imul(value + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
