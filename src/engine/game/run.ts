import { CHUNK_STEPS, type GameRules, type GameState, type Held } from '@shared/domain/arcade/games/game.ts';
import type { InputChange, InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { heldIn } from '@shared/domain/arcade/games/replay.ts';
import type { SeededRandom } from '@shared/kernel/seededRandom.ts';

/** The course of a chunk; null: it is not here yet. */
export type ArrivingCourse = (chunk: number) => SeededRandom | null;

/** A run that was played before: what it takes to play it again. */
export interface RecordedRun {
  readonly course: ArrivingCourse;
  readonly log: InputLog;
  readonly steps: number;
}

/** A run on its way: a person's, or one that was recorded. */
export interface Run<State extends GameState = GameState> {
  readonly state: Readonly<State>;
  /** What was held so far. */
  readonly log: InputLog;
  /** Goes on by one step; 'waiting': it did not, because the next chunk of the course is not here yet. */
  step(): 'going' | 'waiting' | 'over';
}

/** Begins a run. `heldAt` says what is held in a step; it is asked once for each step, in their order. */
export function createRun<State extends GameState>(
  rules: GameRules<State>,
  course: ArrivingCourse,
  heldAt: (step: number) => Held,
): Run<State> {
  const state = rules.start();
  const log: InputChange[] = [];
  let laid = course(0);
  let held: Held = 0;
  const isOver = (): boolean => state.isOver;
  const chunk = (): SeededRandom => {
    if (laid === null) throw new Error('a chunk of the course was asked for before it was there');
    return laid;
  };
  return {
    state,
    log,
    step() {
      if (isOver()) return 'over';
      const { steps } = state;
      if (steps % CHUNK_STEPS === 0) {
        laid = course(steps / CHUNK_STEPS);
        if (laid === null) return 'waiting';
      }
      const next = heldAt(steps);
      if (next !== held) log.push({ step: steps, held: next });
      held = next;
      rules.step(state, held, chunk);
      return isOver() ? 'over' : 'going';
    },
  };
}

/** Begins to play a recorded run again. It is over where it was, also where the player left it. */
export function playAgain<State extends GameState>(
  rules: GameRules<State>,
  { course, log, steps }: RecordedRun,
): Run<State> {
  const run = createRun(rules, course, heldIn(log));
  return { ...run, step: () => (run.state.steps < steps ? run.step() : 'over') };
}
