import type { Course, GameRules, GameState } from './game.ts';
import type { InputLog } from './inputLog.ts';

/** Plays a run again from its input: `steps` steps, or fewer where the game is over before. Returns how it ended. */
export function replay<State extends GameState>(
  rules: GameRules<State>,
  course: Course,
  log: InputLog,
  steps: number,
): State {
  const state = rules.start();
  const held = heldIn(log);
  while (state.steps < steps && !state.isOver) rules.step(state, held(state.steps), course);
  return state;
}

/** What a log says is held in each step; it has to be asked for the steps in their order. */
export function heldIn(log: InputLog): (step: number) => number {
  let at = 0;
  let held = 0;
  return (step) => {
    for (let change = log[at]; change !== undefined && change.step <= step; change = log[at]) {
      held = change.held;
      at += 1;
    }
    return held;
  };
}
