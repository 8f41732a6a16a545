import { STEPS_PER_SECOND } from '../game.ts';

/** How hard the course is at one time. Lengths are pixels of the field. */
export interface Difficulty {
  /** How fast Arcadia goes by, in pixels a second. */
  readonly speed: number;
  /** How high the gap between two stacks of lockers is. */
  readonly gap: number;
  /** From the middle of one pair of stacks to the middle of the next. */
  readonly spacing: number;
  /** How much higher or lower than the last one the next gap may lie at most. */
  readonly reach: number;
}

export interface CurvePoint extends Difficulty {
  readonly second: number;
}

/**
 * The written difficulty of Flappy Flunk: it goes evenly from each line to the next and stays as it is after the last.
 * `npm run bench games` says how long simulated players last; docs/games.md draws it.
 */
export const CURVE: readonly [CurvePoint, ...CurvePoint[]] = [
  { second: 0, speed: 84, gap: 88, spacing: 132, reach: 52 },
  { second: 10, speed: 88, gap: 79, spacing: 134, reach: 60 },
  { second: 30, speed: 94, gap: 76, spacing: 138, reach: 64 },
  { second: 60, speed: 104, gap: 74, spacing: 146, reach: 70 },
  { second: 120, speed: 116, gap: 66, spacing: 156, reach: 78 },
];

/** A part of the difficulty in a step; it may be a fraction. */
export function difficultyAt(step: number, part: keyof Difficulty): number {
  let from = CURVE[0];
  for (const point of CURVE) {
    const begins = from.second * STEPS_PER_SECOND;
    const ends = point.second * STEPS_PER_SECOND;
    if (ends > step) return from[part] + ((point[part] - from[part]) * (step - begins)) / (ends - begins);
    from = point;
  }
  return from[part];
}
