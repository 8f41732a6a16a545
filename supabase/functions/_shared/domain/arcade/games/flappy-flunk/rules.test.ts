import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../kernel/seededRandom.ts';
import { CHUNK_STEPS, STEPS_PER_SECOND, type Course } from '../game.ts';
import type { InputLog } from '../inputLog.ts';
import { replay } from '../replay.ts';
import { REACTIONS, simulateRun, type Reaction } from '../simulatedPlayer.ts';
import { flappyFlunkWish } from './player.ts';
import { PART } from '../game.ts';
import { FIELD, flappyFlunk, PLAYER, STACK_WIDTH, type FlappyFlunkState } from './rules.ts';

const courseOf =
  (seed: string): Course =>
  (chunk) =>
    seededRandom(`${seed} ${chunk}`);

function play(seed: string, reaction: Reaction, seconds: number) {
  const hand = seededRandom(`hand of ${seed}`);
  return simulateRun(
    flappyFlunk,
    courseOf(seed),
    flappyFlunkWish,
    reaction,
    hand,
    seconds * STEPS_PER_SECOND,
  );
}

/** How many seconds players who react so last, the shortest first. */
const lasted = (reaction: Reaction, runs: number): number[] =>
  Array.from(
    { length: runs },
    (_, run) => play(`run ${run}`, reaction, 240).end.steps / STEPS_PER_SECOND,
  ).sort((a, b) => a - b);
const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Presses of the button at these distances in steps. */
const logs = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 60 }).map((gaps): InputLog => {
  let step = 0;
  return gaps.map((gap, index) => ({ step: (step += gap), held: (index + 1) % 2 }));
});

/** Every number of a state. */
const numbersIn = (state: FlappyFlunkState): number[] =>
  JSON.stringify(state)
    .match(/-?\d+(\.\d+)?(e[+-]?\d+)?/g)
    ?.map(Number) ?? [];

describe('Flappy Flunk', () => {
  it('plays the same run the same way each time, in whole numbers, with a small state (GAME-3)', () => {
    fc.assert(
      fc.property(fc.string(), logs, (seed, log) => {
        const [once, again] = [1, 2].map(() => replay(flappyFlunk, courseOf(seed), log, 4_000));
        expect(again).toEqual(once);
        if (once === undefined) return;
        expect(numbersIn(once).every(Number.isInteger)).toBe(true);
        expect(JSON.stringify(once).length).toBeLessThan(2_000);
      }),
      { numRuns: 50 },
    );
  });

  it('is over at the ground after about a second where nobody presses, and then stays as it is', () => {
    const end = replay(flappyFlunk, courseOf('x'), [], 600);
    expect(end).toMatchObject({ isOver: true, score: 0 });
    expect(end.steps).toBeGreaterThan(STEPS_PER_SECOND);
    expect(end.steps).toBeLessThan(2 * STEPS_PER_SECOND);
    const later = structuredClone(end);
    flappyFlunk.step(later, 1, courseOf('x'));
    expect(later).toEqual(end);
  });

  it('flaps once for each press, however long it is held', () => {
    const log = [
      { step: 20, held: 1 },
      { step: 60, held: 0 },
      { step: 61, held: 1 },
    ];
    expect(replay(flappyFlunk, courseOf('x'), log, 90).flaps).toBe(2);
  });

  it('ends at a locker, and not beside one', () => {
    const state = flappyFlunk.start();
    flappyFlunk.step(state, 0, courseOf('x'));
    const [pair] = state.stacks;
    if (pair === undefined) throw new Error('nothing was laid');
    const reach = ((STACK_WIDTH + PLAYER.width) / 2) * PART;
    const half = (PLAYER.height / 2) * PART;
    const at = (x: number, y: number): boolean => {
      const there = { ...structuredClone(state), x, y, fall: 0 };
      flappyFlunk.step(there, 0, courseOf('x'));
      return there.isOver;
    };
    expect(at(pair.x, pair.top + half)).toBe(false);
    expect(at(pair.x, pair.top + half - 20)).toBe(true);
    expect(at(pair.x - reach - PART, pair.top)).toBe(false);
    expect(at(pair.x - reach, pair.top)).toBe(true);
    expect(at(pair.x, pair.bottom - half - 20)).toBe(false);
    expect(at(pair.x, pair.bottom)).toBe(true);
  });

  it('counts each pair of stacks once', () => {
    const { end } = play('counted', REACTIONS.perfect, 20);
    const first = end.stacks.findIndex((pair) => !pair.isPassed);
    expect(end.stacks.slice(0, first).every((pair) => pair.isPassed)).toBe(true);
    expect(end.score).toBeGreaterThan(8);
    expect(end.score).toBeLessThan(16);
  });

  it('asks for a chunk when it begins, and lays nothing that is in sight already', () => {
    const state = flappyFlunk.start();
    const asked: number[] = [];
    let last = 0;
    for (let step = 0; step < 3 * CHUNK_STEPS; step += 1) {
      const course: Course = (chunk) => {
        asked.push(chunk);
        expect(step).toBe(chunk * CHUNK_STEPS);
        return courseOf('sight')(chunk);
      };
      const edge = state.x + FIELD.ahead * PART;
      // The state is kept alive to see what is laid.
      flappyFlunk.step(Object.assign(state, { y: 100 * PART, isOver: false }), 0, course);
      for (const { x } of state.stacks.filter((pair) => pair.x > last)) {
        if (step > 0) expect(x - (STACK_WIDTH / 2) * PART).toBeGreaterThanOrEqual(edge);
        last = Math.max(last, x);
      }
      // Whatever is in sight was laid: the next pair begins beyond the edge.
      expect(state.nextX - (STACK_WIDTH / 2) * PART).toBeGreaterThanOrEqual(state.x + FIELD.ahead * PART);
    }
    expect(asked).toEqual([0, 1, 2]);
  });

  it('can be passed for ever: a perfect player comes through every course', () => {
    for (let course = 0; course < 60; course += 1) {
      // Until the course gets no harder; `npm run bench games` plays 10,000.
      expect([course, play(`course ${course}`, REACTIONS.perfect, 130).end.isOver]).toEqual([course, false]);
    }
  });

  it('lasts a person for 12 to 20 s, and an expert for over a minute, as a median', () => {
    const person = medianOf(lasted(REACTIONS.person, 150));
    expect(person).toBeGreaterThan(12);
    expect(person).toBeLessThan(20);
    expect(medianOf(lasted(REACTIONS.expert, 60))).toBeGreaterThan(60);
  });
});
