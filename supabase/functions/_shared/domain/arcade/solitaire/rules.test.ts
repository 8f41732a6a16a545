import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { courseFrom, secretSeeds } from '../games/course.ts';
import { MOST_STEPS } from '../games/game.ts';
import type { InputLog } from '../games/inputLog.ts';
import { MOVES } from '../games/moves.ts';
import { movesLog } from '../games/movesLog.ts';
import { replay } from '../games/replay.ts';
import { deal, homeward, PILES, play, secretOfDeal, seedOfDay, type Move } from './klondike.ts';
import { DRAW_OF_DAY, MOST_MOVES, moveNumbered, numberOf, solitaireRules, UNDO } from './rules.ts';

const courseOf = (secret: string) => courseFrom(secretSeeds(secret, 0, 1));
const pile = (index: number) => ({ at: 'pile' as const, index });
const SOME: readonly Move[] = [
  'draw',
  ...[0, 1, 2, 3].map((index) => ({
    ...{ from: { at: 'waste' as const }, count: 1, to: { at: 'foundation' as const, index } },
  })),
  ...Array.from({ length: PILES }, (_, to) => ({ from: { at: 'waste' as const }, count: 1, to: pile(to) })),
  ...[1, 2, 3].flatMap((count) =>
    Array.from({ length: PILES * PILES }, (_, nth) => ({
      ...{ from: pile(nth % PILES), count, to: pile(Math.floor(nth / PILES)) },
    })),
  ),
];

describe('a run of the deal of the day', () => {
  it('lies on the cards that every page deals that day (SOLITAIRE-5, SOLITAIRE-8)', () => {
    const now = epochMs(Date.parse('2026-11-24T12:00Z'));
    const moves = movesLog(solitaireRules, courseOf(secretOfDeal(now)));
    moves.add(numberOf('draw'), 0);
    expect(moves.state.tables).toEqual([
      deal(seedOfDay(now), DRAW_OF_DAY),
      play(deal(seedOfDay(now), 1), 'draw'),
    ]);
    expect(secretOfDeal(now)).toMatch(/^[0-9a-f]{32}$/);
    expect(seedOfDay(epochMs(now + 86_400_000))).not.toBe(seedOfDay(now));
  });

  it('says each move as a number below the most', () => {
    for (const move of SOME) expect(moveNumbered(numberOf(move))).toEqual(move);
    const last: Move = { from: pile(6), count: 13, to: pile(6) };
    expect(numberOf(last)).toBeLessThan(MOVES);
    expect(moveNumbered(numberOf(last))).toEqual(last);
    expect(moveNumbered(MOVES - 1)).toBeNull();
  });

  it('that any moves have made, some taken back, is played again to the same table (SOLITAIRE-8)', () => {
    const done = array(tuple(constantFrom(...SOME, 'undo' as const), integer({ min: 0, max: 90 })), {
      maxLength: 120,
    });
    assert(
      property(string(), done, (secret, wanted) => {
        const moves = movesLog(solitaireRules, courseOf(secret));
        const tables = [deal(secretSeeds(secret, 0, 1)[0] ?? '', 1)];
        let step = 0;
        for (const [move, later] of wanted) {
          step += later;
          moves.add(move === 'undo' ? UNDO : numberOf(move), step);
          const lies = tables.at(-1);
          if (lies === undefined) throw new Error('no table');
          if (move !== 'undo') {
            const next = play(lies, move);
            if (next !== lies) tables.push(next);
          } else if (tables.length > 1) tables.pop();
        }
        if (wanted.length > 0) expect(moves.state.tables).toEqual(tables);
        expect(replay(solitaireRules, courseOf(secret), moves.log, moves.state.steps)).toEqual(moves.state);
      }),
      { numRuns: 60 },
    );
  });

  it('is over, without points, after as many moves as are kept (SOLITAIRE-8)', () => {
    const moves = movesLog(solitaireRules, courseOf('long'));
    for (let made = 0; made <= MOST_MOVES; made += 1) moves.add(numberOf('draw'), 0);
    expect(moves.state).toMatchObject({ isOver: true, score: 0, moves: MOST_MOVES });
    expect(moves.state.tables.length).toBeLessThanOrEqual(MOST_MOVES + 1);
    const noise: InputLog = Array.from({ length: MOST_STEPS / 2 }, (_, nth) => ({
      ...{ step: nth * 2, held: 1 + ((nth * 5) % 15) },
    }));
    const end = replay(solitaireRules, courseOf('noise'), noise, MOST_STEPS);
    expect(end.tables.length).toBeLessThanOrEqual(MOST_MOVES + 1);
    expect(homeward(deal('any', 1), pile(0)) === null || end.score === 0).toBe(true);
  });
});
