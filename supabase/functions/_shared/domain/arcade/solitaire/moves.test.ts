import { describe, expect, it } from 'vitest';
import { deal, finishing, homeward, PILES, play, type Move } from './klondike.ts';
import { moveOf, replay, textOf } from './moves.ts';

describe('a move as text', () => {
  it('says the same move', () => {
    const moves: readonly Move[] = [
      'draw',
      { from: { at: 'waste' }, count: 1, to: { at: 'foundation', index: 3 } },
      { from: { at: 'pile', index: 0 }, count: 13, to: { at: 'pile', index: 6 } },
      { from: { at: 'foundation', index: 2 }, count: 1, to: { at: 'pile', index: 1 } },
    ];
    expect(moves.map((move) => moveOf(textOf(move)))).toEqual(moves);
    for (const text of ['', 'w', 'w.0.f1', 'w.14.p1', 'f4.1.p1', 'p7.1.p1', 'p1.1.w', 'draw ']) {
      expect(moveOf(text)).toBeNull();
    }
  });
});

describe('a game that is played again', () => {
  it('lies as it lay; without the last move it lies as before that (SOLITAIRE-2)', () => {
    let table = deal('again', 1);
    const dealt = table;
    const moves: string[] = [];
    const lain = [table];
    for (let round = 0; round < 60; round += 1) {
      const from = Array.from({ length: PILES }, (_, index) => ({ at: 'pile' as const, index }));
      const move =
        from.map((one) => homeward(table, one)).find((one) => one !== null) ?? finishing(table) ?? 'draw';
      table = play(table, move);
      moves.push(textOf(move));
      lain.push(table);
    }
    for (const [count, then] of lain.entries()) expect(replay(dealt, moves.slice(0, count))).toEqual(then);
  });

  it('is none where a move is against the rules', () => {
    expect(replay(deal('again', 1), ['draw', 'w.1.f9'])).toBeNull();
    expect(replay(deal('again', 1), ['p0.2.p1'])).toBeNull();
  });
});
