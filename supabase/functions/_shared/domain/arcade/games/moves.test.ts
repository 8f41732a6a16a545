import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeInput, encodeInput } from './inputLog.ts';
import { changesOf, MOVES, noMoves, readMove, STEPS_A_MOVE } from './moves.ts';
import { heldIn } from './replay.ts';
import { isByHand } from './run.ts';

const someMoves = array(integer({ min: 0, max: MOVES - 1 }), { maxLength: 200 });

/** Moves one after another, as fast as they may follow. */
const written = (moves: readonly number[]) => {
  let held = 0;
  return moves.flatMap((move, nth) => {
    const changes = changesOf(move, nth * STEPS_A_MOVE, held);
    held = changes.at(-1)?.held ?? held;
    return changes;
  });
};

describe('moves in a log', () => {
  it('are read as they were written, in a log that has one form and that a hand could make', () => {
    assert(
      property(someMoves, (moves) => {
        const log = written(moves);
        const steps = moves.length * STEPS_A_MOVE + 1;
        expect(decodeInput(encodeInput(log), steps)).toEqual(log);
        expect(isByHand(log)).toBe(true);
        const [state, held] = [noMoves(), heldIn(log)];
        const read = Array.from({ length: steps }, (_, step) => readMove(state, held(step)));
        expect(read.filter((move) => move !== null)).toEqual(moves);
      }),
    );
  });

  it('are made when they are whole: one that breaks off is none', () => {
    const state = noMoves();
    const [first, second, third] = changesOf(MOVES - 1, 0, 0).map(({ held }) => held);
    expect([first, second, second, third].map((held) => readMove(state, held ?? 0))).toEqual([
      null,
      null,
      null,
      MOVES - 1,
    ]);
  });
});
