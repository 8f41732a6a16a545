import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { seededRandom } from '../../../kernel/seededRandom.ts';
import { linksOf } from '../games/chain.ts';
import { chunksOf, courseFrom, secretSeeds } from '../games/course.ts';
import { MOST_STEPS, STEPS_PER_SECOND } from '../games/game.ts';
import { encodeInput, type InputLog } from '../games/inputLog.ts';
import { judgeRun } from '../games/judge.ts';
import { movesLog } from '../games/movesLog.ts';
import { replay } from '../games/replay.ts';
import { wholeChunksOf } from '../games/run.ts';
import { earliest, msOf } from '../games/runClock.ts';
import { fieldRule, LEVEL_IDS, MINE, newField } from './minefield.ts';
import { act, ACTS, minesweeperRules, numberOf, seedOfRun, STANDS } from './rules.ts';

const OPENED = epochMs(0);
const courseOf = (secret: string) => courseFrom(secretSeeds(secret, 0, 1));
const acts = array(
  tuple(constantFrom(...ACTS), integer({ min: 0, max: 479 }), integer({ min: 0, max: 90 })),
  {
    maxLength: 80,
  },
);

/** A game of beginner that is won, one desk each half second. */
function won(secret = 'secret') {
  const moves = movesLog(minesweeperRules('beginner'), courseOf(secret));
  moves.add(numberOf('look', 0), 0);
  const desks = moves.state.field?.hidden ?? [];
  for (const [cell, count] of desks.entries()) {
    if (count !== MINE) moves.add(numberOf('look', cell), cell * 60);
  }
  return moves;
}
function judge(log: InputLog, steps: number, score: number, secret = 'secret') {
  const links = linksOf('run', log, wholeChunksOf(steps)).map((link, chunk) => ({
    link,
    at: earliest(OPENED, chunk),
  }));
  const known = { secret, openedAt: OPENED, links, now: epochMs(msOf(steps)) };
  return judgeRun(minesweeperRules('beginner'), known, { id: 'run', steps, score, bytes: encodeInput(log) });
}

describe('a run of Minesweeper', () => {
  it('that any moves have made is played again to the same field (MINES-7)', () => {
    assert(
      property(string(), constantFrom(...LEVEL_IDS), acts, integer(), (secret, level, done, tall) => {
        const rules = minesweeperRules(level);
        const isTall = tall % 2 === 0;
        const moves = movesLog(rules, courseOf(secret));
        let field = newField(fieldRule(level, isTall), seedOfRun(courseOf(secret)(0)));
        if (isTall) moves.add(STANDS, 0);
        let step = 0;
        for (const [what, cell, later] of done) {
          step += later;
          if (!moves.state.isOver) field = act(field, what, cell);
          moves.add(numberOf(what, cell), step);
        }
        if (moves.state.field !== null) expect(moves.state.field).toEqual(field);
        const steps = moves.state.steps;
        expect(replay(rules, courseOf(secret), moves.log, steps)).toEqual(moves.state);
      }),
    );
  });

  it('has a point for each step that was left when it was won, and none when it was not (MINES-7)', () => {
    const { state, log } = won();
    expect(state).toMatchObject({ isOver: true, score: MOST_STEPS - state.steps });
    expect(state.steps).toBeGreaterThan(20 * STEPS_PER_SECOND);
    expect(judge(log, state.steps, state.score)).toMatchObject({ endedInTime: true });
    const lost = movesLog(minesweeperRules('beginner'), courseOf('secret'));
    lost.add(numberOf('look', 0), 0);
    lost.add(numberOf('look', (lost.state.field?.hidden ?? []).indexOf(MINE)), 60);
    expect(lost.state).toMatchObject({ isOver: true, score: 0 });
  });

  it('is refused where it is cut off, reordered, of another field, faster than time or than a hand (MINES-7, RUN-1)', () => {
    const { state, log } = won();
    const { steps, score } = state;
    expect(judge(log.slice(0, -1), steps, score)).toBe('otherEnd');
    expect(judge(log.slice(0, 9), steps, score)).toBe('otherEnd');
    expect(judge(log, steps, score + 600)).toBe('otherEnd');
    const other = [...log.slice(0, 3), ...log.slice(3).map(({ step }, at) => ({ step, held: 1 + (at % 2) }))];
    expect(judge(other, steps, score)).toBe('otherEnd');
    expect(judge(log, steps, score, 'another')).toBe('otherEnd');
    const bytes = encodeInput(log);
    const known = { secret: 'secret', openedAt: OPENED, links: [], now: epochMs(msOf(steps) / 2) };
    const fast = judgeRun(minesweeperRules('beginner'), known, { id: 'run', steps: 1200, score, bytes });
    expect(fast).toBe('otherRun');
    const hurried = won('hurry').log.map(({ held }, step) => ({ step, held }));
    expect(judge(hurried, hurried.length, MOST_STEPS - hurried.length, 'hurry')).toBe('notByHand');
  });

  it('takes linear time and bounded memory, whatever is sent', () => {
    const random = seededRandom('hostile');
    const log: InputLog = Array.from({ length: MOST_STEPS / 2 }, (_, nth) => ({
      step: nth * 2,
      held: (nth * 7 + 1 + random.below(7)) % 16,
    })).filter(({ held }, at, all) => held !== (all[at - 1]?.held ?? 0));
    const end = replay(minesweeperRules('expert'), courseOf('secret'), log, MOST_STEPS);
    expect(JSON.stringify(end).length).toBeLessThan(10_000);
    expect(chunksOf(end.steps)).toBeLessThanOrEqual(120);
  });
});
