import { MOST_HELD, type GameState, type Held } from './game.ts';
import type { InputChange } from './inputLog.ts';

/**
 * How a game that is played by moves uses the log of the machines (inputLog.ts): a move is a number, which is written as
 * three digits of base 15 in three following steps. A digit is how far what is held goes on from what was held before, less
 * one, so that every change of a log is a digit and no log has a change that says nothing.
 */
const BASE = MOST_HELD;
const DIGITS = 3;

/** A move is a whole number from 0 until just before this one. */
export const MOVES = BASE ** DIGITS;
/**
 * The next move begins so many steps after the last one began, so that no row of moves is faster than a hand may be
 * (isByHand): 20 a second.
 */
export const STEPS_A_MOVE = 6;

/** What the state of such a game has for reading moves; `digits` and `number` are of the move that is being written. */
export interface MovesState extends GameState {
  held: Held;
  digits: number;
  number: number;
}

export const noMoves = (): MovesState => ({
  steps: 0,
  score: 0,
  isOver: false,
  held: 0,
  digits: 0,
  number: 0,
});

/** The changes of a log that say a move, the first of them in `step`; `held` is what was held before. */
export function changesOf(move: number, step: number, held: Held): readonly InputChange[] {
  const changes: InputChange[] = [];
  let before = held;
  for (let digit = 0, left = move; digit < DIGITS; digit += 1) {
    before = (before + 1 + (left % BASE)) % (MOST_HELD + 1);
    left = Math.floor(left / BASE);
    changes.push({ step: step + digit, held: before });
  }
  return changes;
}

/** Reads what is held in a step; answers the move that is whole with it, or null. */
export function readMove(state: MovesState, held: Held): number | null {
  if (held === state.held) return null;
  const digit = (held - state.held + MOST_HELD) % (MOST_HELD + 1);
  state.held = held;
  state.number += digit * BASE ** state.digits;
  state.digits += 1;
  if (state.digits < DIGITS) return null;
  const move = state.number;
  state.digits = 0;
  state.number = 0;
  return move;
}
