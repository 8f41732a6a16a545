import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import type { GameId } from './games.ts';

/** Every game goes on in equal steps, so that a run can be played again exactly. */
export const STEPS_PER_SECOND = 120;
/** A course is laid in chunks of 5 s, each from a seed of its own. */
export const CHUNK_STEPS = 5 * STEPS_PER_SECOND;
/** A run that lasts for ten minutes is over. */
export const MOST_STEPS = 10 * 60 * STEPS_PER_SECOND;

/** Lengths in a game's state are whole numbers of these parts of a pixel. */
export const PART = 256;
/** So many pixels a second, in parts a step. */
export const perStep = (pixelsASecond: number): number =>
  Math.floor((pixelsASecond * PART) / STEPS_PER_SECOND);

/** What the player holds down in a step: one bit a button, 0 for none, at most 15. */
export type Held = number;
/** The bit of the one button that every game has: a finger, a mouse button, Space, a gamepad's first button. */
export const MAIN_BUTTON: Held = 1;
export const MOST_HELD: Held = 15;

/** The random numbers that a chunk of the course follows from, from their beginning at each call. */
export type Course = (chunk: number) => SeededRandom;

/** What every game's state has. It is plain data of whole numbers, so that every engine plays the same run. */
export interface GameState {
  /** How many steps were made. */
  steps: number;
  score: number;
  isOver: boolean;
}

/** The rules of a game. They draw nothing and know no clock. */
export interface GameRules<State extends GameState = GameState> {
  readonly id: GameId;
  /** One more with each change that would let a recorded run end differently. */
  readonly version: number;
  start(): State;
  /**
   * Goes on by one step in place. `held` is what the player holds down during it. The course is asked for chunk n in
   * step n * CHUNK_STEPS alone; what a chunk lays has to come into sight no earlier.
   */
  step(state: State, held: Held, course: Course): void;
}
