/** One day in so many is a rainy one, for so many hours. */
const RAINY_DAY_IN = 4;
const RAIN_HOURS = 3;
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** One in so many of the other days is cloudy. */
const CLOUDY_DAY_IN = 2;

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

/** A number in [0, 1) that looks random and is always the same for the same two. */
export function scatter(value: number, salt: number): number {
  let hash = Math.imul(value + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
