import type { Course, GameRules } from './game.ts';
import type { InputChange, InputLog } from './inputLog.ts';
import { changesOf, STEPS_A_MOVE, type MovesState } from './moves.ts';
import { heldIn } from './replay.ts';

/** The log of a game of moves while it is played, and the state that the rules give it. */
export interface MovesLog<State extends MovesState> {
  readonly log: InputLog;
  readonly state: Readonly<State>;
  /** Writes a move that was made in a step, or as soon after as a hand may be that fast; after the end none. */
  add(move: number, step: number): void;
  /** How many steps were played when it is `step` by the clock: no move is written before that any more. */
  pass(step: number): number;
}

export function movesLog<State extends MovesState>(rules: GameRules<State>, course: Course): MovesLog<State> {
  const log: InputChange[] = [];
  const state = rules.start();
  const held = heldIn(log);
  let free = 0;
  return {
    log,
    state,
    add(move, step) {
      if (state.isOver) return;
      const changes = changesOf(move, Math.max(step, free), log.at(-1)?.held ?? 0);
      log.push(...changes);
      const last = changes.at(-1)?.step ?? 0;
      free = Math.max(step, free) + STEPS_A_MOVE;
      // After the end a step changes nothing.
      for (let at = state.steps; at <= last; at += 1) rules.step(state, held(at), course);
    },
    pass(step) {
      free = Math.max(free, step);
      return Math.max(step, state.steps);
    },
  };
}
