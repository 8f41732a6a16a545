import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../kernel/seededRandom.ts';
import { CHUNK_STEPS, MAIN_BUTTON, STEPS_PER_SECOND, type Course, type Held } from '../game.ts';
import { replay } from '../replay.ts';
import { REACTIONS, simulateRun, type Reaction } from '../simulatedPlayer.ts';
import { flunkyUppyWish } from './player.ts';
import { PART } from '../game.ts';
import {
  ACROSS,
  feetAt,
  FIELD,
  flunkyUppy,
  GUM_A_BUBBLE,
  isInTheAir,
  SAFE_STEPS,
  type FlunkyUppyState,
} from './rules.ts';

const courseOf =
  (seed: string): Course =>
  (chunk) =>
    seededRandom(`${seed}/${chunk}`);

const simulated = (seed: number, reaction: Reaction, seconds: number) =>
  simulateRun(
    flunkyUppy,
    courseOf(`course ${seed}`),
    flunkyUppyWish,
    reaction,
    seededRandom(`player ${seed}`),
    seconds * STEPS_PER_SECOND,
  );

/** How long half of the runs last at least, in seconds. */
function median(reaction: Reaction, runs: number, seconds: number): number {
  const lasted = Array.from({ length: runs }, (_, seed) => simulated(seed, reaction, seconds).end.steps);
  return (lasted.sort((a, b) => a - b)[runs >> 1] ?? 0) / STEPS_PER_SECOND;
}

/** A state to go on from, with a button that is held or not in each of the next steps. */
function play(state: FlunkyUppyState, held: readonly Held[]): FlunkyUppyState {
  for (const buttons of held) flunkyUppy.step(state, buttons, courseOf('any'));
  return state;
}
const free = (steps: number): Held[] => Array.from({ length: steps }, () => 0);

/** On the left wall, a moment before a door of the same side. */
function beforeADoor(changes: Partial<FlunkyUppyState> = {}): FlunkyUppyState {
  const state = play(flunkyUppy.start(), free(1));
  const bottom = state.climbed + 60 * PART;
  return {
    ...state,
    doors: [{ side: 0, bottom, top: bottom + 72 * PART, look: 0, isPassed: false }],
    gums: [],
    ...changes,
  };
}

describe('the climb', () => {
  it('leaps to the other wall with one press, and only once for a press that is held', () => {
    const state = play(flunkyUppy.start(), [0, MAIN_BUTTON]);
    expect(isInTheAir(state)).toBe(true);
    play(
      state,
      Array.from({ length: 60 }, () => MAIN_BUTTON),
    );
    expect([state.x, state.leaps]).toEqual([ACROSS, 1]);
  });

  it('turns round in the air once a leap, and again in the next', () => {
    const state = play(flunkyUppy.start(), [0, MAIN_BUTTON, ...free(5), MAIN_BUTTON, 0, MAIN_BUTTON]);
    expect(state.leaps).toBe(2);
    play(state, free(20));
    expect(state.x).toBe(0);
    play(state, [MAIN_BUTTON, ...free(5), MAIN_BUTTON]);
    expect(state.leaps).toBe(4);
  });

  it('does not take the press that started the run for a leap', () => {
    expect(play(flunkyUppy.start(), [MAIN_BUTTON, MAIN_BUTTON]).leaps).toBe(0);
  });

  it('carries the feet up in a bow that begins and ends at the wall', () => {
    const heights = [0, ACROSS / 4, ACROSS / 2, ACROSS].map((x) => feetAt({ climbed: 0, x }));
    expect(heights).toEqual([0, 2688, 3584, 0]);
  });
});

describe('a door', () => {
  it('ends the run of a player who runs into it', () => {
    const state = play(beforeADoor(), free(60));
    expect([state.isOver, state.score]).toEqual([true, 0]);
    const { steps } = state;
    expect(play(state, free(10)).steps).toBe(steps);
  });

  it('is passed for a point on the other side', () => {
    const state = play(beforeADoor(), [MAIN_BUTTON, ...free(150)]);
    expect(state.isOver).toBe(false);
    expect(state.score).toBe(1);
  });

  it('bursts a bubble instead, and hits nobody for a second', () => {
    const state = play(beforeADoor({ gum: GUM_A_BUBBLE }), free(45));
    expect([state.isOver, state.bursts, state.gum]).toEqual([false, 1, 0]);
    expect(state.safeUntil).toBeGreaterThan(state.steps);
    expect(state.safeUntil).toBeLessThanOrEqual(state.steps + SAFE_STEPS);
  });
});

describe('gum', () => {
  it('is caught in the middle of a leap, once, for a point', () => {
    const state = beforeADoor({ doors: [] });
    const gum = { height: state.climbed + 40 * PART, isTaken: false };
    play({ ...state, gums: [gum] }, free(40));
    expect(gum.isTaken).toBe(false);
    const leaping = play({ ...state, gums: [gum] }, [MAIN_BUTTON, ...free(60)]);
    expect([gum.isTaken, leaping.gum, leaping.score]).toEqual([true, 1, 1]);
  });
});

describe('the course', () => {
  it('lays beyond what is seen, but for its first chunk, and always ahead of it', () => {
    const state = flunkyUppy.start();
    const seen = (): number => state.climbed + FIELD.ahead * PART;
    for (let step = 0; step < 20 * CHUNK_STEPS; step += 1) {
      const known = state.doors.at(-1)?.top ?? 0;
      const before = seen();
      state.safeUntil = Number.MAX_SAFE_INTEGER;
      flunkyUppy.step(state, 0, courseOf('sight'));
      const laid = step < CHUNK_STEPS ? [] : state.doors.filter(({ bottom }) => bottom >= known);
      for (const { bottom } of laid) expect(bottom).toBeGreaterThanOrEqual(before);
      expect(state.laidTo).toBeGreaterThan(seen());
    }
  });

  it('can be passed: a player who never errs passes every seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      // Until the course gets no harder; `npm run bench games` plays thousands.
      const { end } = simulated(seed, REACTIONS.perfect, 310);
      expect([seed, end.isOver, end.bursts]).toEqual([seed, false, 0]);
    }
  });

  it('lasts a person 12 to 20 s, and a very good one over a minute, but not for ever (GAME-3)', () => {
    const person = median(REACTIONS.person, 200, 60);
    expect(person).toBeGreaterThan(12);
    expect(person).toBeLessThan(20);
    const ends = Array.from({ length: 40 }, (_, seed) => simulated(seed, REACTIONS.expert, 300).end);
    expect(ends.filter(({ isOver }) => !isOver)).toEqual([]);
    const expert = ends.map(({ steps }) => steps / STEPS_PER_SECOND).sort((one, other) => one - other)[20];
    expect(expert).toBeGreaterThan(60);
    expect(expert).toBeLessThan(150);
  });
});

describe('a run', () => {
  it('is the same each time it is played from its log, in whole numbers alone (GAME-3)', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { log, end } = simulated(seed, REACTIONS.person, 60);
      const again = replay(flunkyUppy, courseOf(`course ${seed}`), log, end.steps);
      expect(again).toEqual(end);
      expect(numbersIn(again).every(Number.isSafeInteger)).toBe(true);
    }
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
