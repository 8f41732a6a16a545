import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../kernel/seededRandom.ts';
import type { GameRules, GameState } from './game.ts';
import { replay } from './replay.ts';
import { simulateRun } from './simulatedPlayer.ts';

/** The score is the step in which the button was held first. */
const firstPress: GameRules = {
  id: 'flappy-flunk',
  version: 1,
  start: () => ({ steps: 0, score: 0, isOver: false }),
  step(state, held) {
    if (held === 1 && state.score === 0) state.score = state.steps;
    state.steps += 1;
  },
};
const course = () => seededRandom('no course');
const pressAt = (step: number) => (state: GameState) => (state.steps >= step ? 1 : 0);

describe('a simulated player', () => {
  it('does what they wish as much later as they react', () => {
    const reaction = { meanMs: 200, spreadMs: 0 };
    const { end } = simulateRun(firstPress, course, pressAt(100), reaction, seededRandom('x'), 200);
    expect(end.score).toBe(124);
  });

  it('reacts unevenly, by the spread', () => {
    const reaction = { meanMs: 200, spreadMs: 60 };
    const random = seededRandom('hand');
    const presses = Array.from({ length: 2_000 }, () => {
      const { end } = simulateRun(firstPress, course, pressAt(1), reaction, random, 100);
      return ((end.score - 1) * 1_000) / 120;
    });
    const mean = presses.reduce((sum, ms) => sum + ms) / presses.length;
    const spread = Math.sqrt(presses.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / presses.length);
    expect(mean).toBeCloseTo(200, -1);
    expect(spread).toBeCloseTo(60, -1);
  });

  it('leaves a log by which the run can be played again', () => {
    const wish = ({ steps }: GameState) => (steps % 60 < 30 ? 1 : 0);
    const reaction = { meanMs: 100, spreadMs: 40 };
    const { log, end } = simulateRun(firstPress, course, wish, reaction, seededRandom('x'), 1_000);
    expect(log.length).toBeGreaterThan(20);
    expect(replay(firstPress, course, log, 1_000)).toEqual(end);
  });
});
