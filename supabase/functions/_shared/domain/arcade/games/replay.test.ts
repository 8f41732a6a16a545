import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../kernel/seededRandom.ts';
import { CHUNK_STEPS, MAIN_BUTTON, type Course, type GameRules, type GameState } from './game.ts';
import { replay } from './replay.ts';

/** Counts the steps in which the button is held, and what each chunk's course begins with. */
const counting: GameRules<GameState & { laid: number[] }> = {
  id: 'flappy-flunk',
  version: 1,
  start: () => ({ steps: 0, score: 0, isOver: false, laid: [] }),
  step(state, held, course) {
    if (state.steps % CHUNK_STEPS === 0) state.laid.push(course(state.steps / CHUNK_STEPS).bits());
    if (held === MAIN_BUTTON) state.score += 1;
    state.steps += 1;
    state.isOver = state.score === 10;
  },
};
const course: Course = (chunk) => seededRandom(`course ${chunk}`);

describe('a run that is played again', () => {
  it('holds in each step what the log says', () => {
    const log = [
      { step: 3, held: 1 },
      { step: 5, held: 0 },
      { step: 9, held: 1 },
    ];
    expect(replay(counting, course, log, 12)).toMatchObject({ score: 5, steps: 12, isOver: false });
  });

  it('ends where the game is over', () => {
    expect(replay(counting, course, [{ step: 0, held: 1 }], 100)).toMatchObject({ steps: 10, isOver: true });
  });

  it('lays each chunk of the course once, from its own seed', () => {
    const { laid } = replay(counting, course, [], 2 * CHUNK_STEPS + 1);
    expect(laid).toEqual([0, 1, 2].map((chunk) => course(chunk).bits()));
  });
});
