import { epochMs, type EpochMs } from './units.ts';

/** The time of what is drawn. Everything that GUM or prizes depend on uses the server's clock instead. */
export interface Clock {
  now(): EpochMs;
}

/** Random numbers in [0, 1), passed in so that tests can choose them. */
export type Random = () => number;

export const systemClock: Clock = { now: () => epochMs(Date.now()) };

/** A clock that runs on from `start` instead of today (`?now=` on localhost). */
export function clockFrom(start: EpochMs, base: Clock = systemClock): Clock {
  const offset = start - base.now();
  return { now: () => epochMs(base.now() + offset) };
}
