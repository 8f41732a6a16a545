import { STEPS_PER_SECOND, type GameRules, type GameState } from '@shared/domain/arcade/games/game.ts';
import { REACTIONS, simulateRun, type Wish } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { playAgain, type RecordedRun, type Run } from './run.ts';

const ATTRACT_SECONDS = 40;

/** A run of a simulated player who plays well, for a game that shows itself. The same seed gives the same run. */
export function simulatedRun<State extends GameState>(
  rules: GameRules<State>,
  wish: Wish<State>,
  seed: string,
): RecordedRun {
  const course = (chunk: number) => seededRandom(`${seed} ${chunk}`);
  const mostSteps = ATTRACT_SECONDS * STEPS_PER_SECOND;
  const { log, end } = simulateRun(rules, course, wish, REACTIONS.expert, seededRandom(seed), mostSteps);
  return { course, log, steps: end.steps };
}

/** A game that plays by itself without end, such as on the small screen of a cabinet: one run after the other. */
export interface Attract<State extends GameState> {
  /** Goes on by so many steps; answers the state to be drawn. */
  pass(steps: number): Readonly<State>;
}

export function createAttract<State extends GameState>(
  rules: GameRules<State>,
  nextRun: () => RecordedRun,
): Attract<State> {
  let run: Run<State> = playAgain(rules, nextRun());
  return {
    pass(steps) {
      let result = 'going';
      for (let left = steps; left > 0 && result === 'going'; left -= 1) result = run.step();
      if (result === 'over') run = playAgain(rules, nextRun());
      return run.state;
    },
  };
}
