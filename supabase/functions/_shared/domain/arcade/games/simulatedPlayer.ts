import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import {
  MOST_STEPS,
  STEPS_PER_SECOND,
  type Course,
  type GameRules,
  type GameState,
  type Held,
} from './game.ts';
import type { InputChange, InputLog } from './inputLog.ts';

/** How quickly a player does what they see has to be done. */
export interface Reaction {
  readonly meanMs: number;
  /** The standard deviation. */
  readonly spreadMs: number;
}

/** A person, a very good one, and one who never errs. */
export const REACTIONS = {
  person: { meanMs: 200, spreadMs: 60 },
  expert: { meanMs: 120, spreadMs: 36 },
  perfect: { meanMs: 0, spreadMs: 0 },
} as const satisfies Record<string, Reaction>;

/**
 * What a player wants to hold who sees this state and knows that their hand takes `lead` steps: a person learns their own
 * reaction and aims ahead, and what is left of it is how unevenly they react.
 */
export type Wish<State extends GameState> = (state: Readonly<State>, lead: number) => Held;

/** A run as a simulated player played it. */
export interface SimulatedRun<State extends GameState> {
  readonly log: InputLog;
  readonly end: State;
}

/** Plays until the game is over, or for `mostSteps` steps. The same random numbers give the same run. */
export function simulateRun<State extends GameState>(
  rules: GameRules<State>,
  course: Course,
  wish: Wish<State>,
  reaction: Reaction,
  random: SeededRandom,
  mostSteps = MOST_STEPS,
): SimulatedRun<State> {
  const state = rules.start();
  const lead = stepsOf(reaction.meanMs);
  const log: InputChange[] = [];
  /** What the hand is about to do, in its order. */
  const pending: InputChange[] = [];
  let wished: Held = 0;
  let held: Held = 0;
  while (!state.isOver && state.steps < mostSteps) {
    const wanted = wish(state, lead);
    if (wanted !== wished) {
      wished = wanted;
      const delay = stepsOf(reaction.meanMs + reaction.spreadMs * normal(random));
      const last = pending.at(-1) ?? log.at(-1);
      const earliest = last === undefined ? 0 : last.step + 1;
      pending.push({ step: Math.max(state.steps + delay, earliest), held: wanted });
    }
    const due = pending[0];
    if (due !== undefined && due.step === state.steps) {
      held = due.held;
      log.push(due);
      pending.shift();
    }
    rules.step(state, held, course);
  }
  return { log, end: state };
}

const stepsOf = (ms: number): number => Math.max(0, Math.round((ms * STEPS_PER_SECOND) / 1_000));

/** A number of the normal distribution, near enough, by sums alone: logarithms differ between engines. */
function normal(random: SeededRandom): number {
  const PARTS = 12;
  let sum = 0;
  for (let part = 0; part < PARTS; part += 1) sum += random.fraction();
  return sum - PARTS / 2;
}
