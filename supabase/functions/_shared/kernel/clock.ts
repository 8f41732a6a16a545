import { epochMs, type EpochMs } from './units.ts';

/** The time of what is drawn. Everything that GUM or prizes depend on uses the server's clock instead. */
export interface Clock {
  now(): EpochMs;
}

/** Random numbers in [0, 1), passed in so that tests can choose them. */
export type Random = () => number;

export const systemClock: Clock = { now: () => epochMs(Date.now()) };

/** A clock that is put right by one that is known to be. */
export interface CorrectedClock extends Clock {
  /** It goes on so many milliseconds later than it went. */
  correct(laterMs: number): void;
  /** Calls this each time that it was put right. */
  onCorrected(listener: () => void): void;
}

export function correctedClock(base: Clock = systemClock): CorrectedClock {
  let ahead = 0;
  const listeners: (() => void)[] = [];
  return {
    now: () => epochMs(base.now() + ahead),
    correct(laterMs) {
      ahead += laterMs;
      for (const listener of listeners) listener();
    },
    onCorrected: (listener) => void listeners.push(listener),
  };
}

/** A clock that runs on from `start` instead of today (`?now=` on localhost). */
export function clockFrom(start: EpochMs, base: Clock = systemClock): Clock {
  const offset = start - base.now();
  return { now: () => epochMs(base.now() + offset) };
}
