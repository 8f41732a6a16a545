import { describe, expect, it } from 'vitest';
import { clipped, isOnAt } from './screen.ts';

const fill = { x: -2, y: 1, width: 5, height: 9, color: 0xff0000 };

describe('the screen of a machine', () => {
  it('shows nothing beyond its glass', () => {
    const gone = { ...fill, x: 10 };
    expect(clipped([fill, gone], { w: 10, h: 8 })).toEqual([{ ...fill, x: 0, width: 3, height: 7 }]);
  });

  it('plays in its part of each round alone', () => {
    const rounds = { round: { from: 4, to: 20, of: 24 } };
    const seen = [0, 3_900, 4_000, 19_900, 20_000, 28_000].map((elapsed) => isOnAt(rounds, elapsed));
    expect(seen).toEqual([false, false, true, true, false, true]);
    expect(isOnAt({}, 0)).toBe(true);
  });
});
