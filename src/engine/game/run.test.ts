import { describe, expect, it } from 'vitest';
import { flappyFlunk } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { flappyFlunkWish } from '@shared/domain/arcade/games/flappy-flunk/player.ts';
import { CHUNK_STEPS } from '@shared/domain/arcade/games/game.ts';
import { replay } from '@shared/domain/arcade/games/replay.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { createAttract, simulatedRun } from './attract.ts';
import { createRun, playAgain, type ArrivingCourse } from './run.ts';

const course: ArrivingCourse = (chunk) => seededRandom(`course ${chunk}`);
const recorded = simulatedRun(flappyFlunk, flappyFlunkWish, 'recorded');

describe('a run', () => {
  it('leaves a log by which the rules play it again', () => {
    const run = createRun(flappyFlunk, course, (step) => (step % 75 < 9 ? 1 : 0));
    while (run.step() === 'going');
    const { steps, score } = run.state;
    const again = replay(flappyFlunk, (chunk) => seededRandom(`course ${chunk}`), run.log, steps);
    expect(again).toEqual(run.state);
    expect([steps > 100, score >= 0, again.isOver]).toEqual([true, true, true]);
  });

  it('waits where the next chunk of its course is not here yet, and goes on when it is', () => {
    let there = 1;
    let asked = 0;
    const { log } = recorded;
    const held = new Set(log.filter((change) => change.held === 1).map(({ step }) => step));
    const run = createRun(
      flappyFlunk,
      (chunk) => (chunk < there ? recorded.course(chunk) : null),
      (step) => {
        asked += 1;
        return held.has(step) ? 1 : 0;
      },
    );
    for (let step = 0; step < CHUNK_STEPS; step += 1) expect(run.step()).toBe('going');
    expect([run.step(), run.step()]).toEqual(['waiting', 'waiting']);
    expect([run.state.steps, asked]).toEqual([CHUNK_STEPS, CHUNK_STEPS]);
    there = 2;
    expect(run.step()).toBe('going');
  });

  it('that was recorded ends as it did, also where the player left it', () => {
    const whole = playAgain(flappyFlunk, recorded);
    while (whole.step() === 'going');
    expect(whole.state.steps).toBe(recorded.steps);
    expect(whole.log).toEqual(recorded.log);
    const left = playAgain(flappyFlunk, { ...recorded, steps: 100 });
    while (left.step() === 'going');
    expect(left.state).toMatchObject({ steps: 100, isOver: false });
  });
});

describe('a game that shows itself', () => {
  it('plays one run after the other', () => {
    const seeds: string[] = [];
    const attract = createAttract(flappyFlunk, () => {
      seeds.push(`run ${seeds.length}`);
      return { ...recorded, steps: 240 };
    });
    const seen = Array.from({ length: 5 }, () => attract.pass(100).steps);
    expect(seen).toEqual([100, 200, 0, 100, 200]);
    expect(seeds).toHaveLength(2);
  });
});
