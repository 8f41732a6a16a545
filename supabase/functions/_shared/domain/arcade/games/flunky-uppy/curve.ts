import { STEPS_PER_SECOND } from '../game.ts';

/** How hard the climb is at one time. */
export interface Difficulty {
  /** How fast the player climbs, in pixels a second. */
  readonly speed: number;
  /** How long the time to begin a leap between two doors on opposite sides is at least, in ms. */
  readonly window: number;
  /** How many of a hundred doors are on the other side than the one before. */
  readonly turns: number;
}

type Line = Difficulty & { readonly second: number };

/**
 * The written difficulty of Flunky Uppy: it goes evenly from each line to the next and stays as it is after the last, which
 * no simulated player but the perfect one has come to.
 * `npm run bench games` says how long simulated players last; docs/games.md draws it.
 */
export const CURVE: readonly [Line, ...Line[]] = [
  { second: 0, speed: 120, window: 560, turns: 60 },
  { second: 5, speed: 140, window: 200, turns: 74 },
  { second: 10, speed: 158, window: 122, turns: 82 },
  { second: 25, speed: 176, window: 120, turns: 82 },
  { second: 60, speed: 200, window: 104, turns: 84 },
  { second: 90, speed: 216, window: 80, turns: 87 },
  { second: 120, speed: 232, window: 64, turns: 90 },
  { second: 180, speed: 256, window: 48, turns: 92 },
  { second: 300, speed: 280, window: 40, turns: 94 },
];

/** How hard it is in this step, in whole numbers. */
export const difficultyAt = (step: number): Omit<Difficulty, 'speed'> => ({
  window: Math.floor(valueAt(step, 'window')),
  turns: Math.floor(valueAt(step, 'turns')),
});

/** How fast the player climbs in this step, in pixels a second: no whole number. */
export const speedAt = (step: number): number => valueAt(step, 'speed');

/** It is asked in each step: it looks at a few lines and makes nothing. */
function valueAt(step: number, field: keyof Difficulty): number {
  let from = CURVE[0];
  for (const line of CURVE) {
    const start = line.second * STEPS_PER_SECOND;
    if (start > step) {
      const before = from.second * STEPS_PER_SECOND;
      return from[field] + ((line[field] - from[field]) * (step - before)) / (start - before);
    }
    from = line;
  }
  return from[field];
}
