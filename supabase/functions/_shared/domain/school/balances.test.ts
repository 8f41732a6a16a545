import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf } from './balances.ts';

describe('the balance of the last days', () => {
  it('is worked out backwards from the balance of now', () => {
    const changes = [
      { day: 98, change: 20 },
      { day: 100, change: -10 },
    ];
    expect(balancesOf(changes, 45, 100, 4)).toEqual([35, 55, 55, 45]);
  });

  it('is that of now on every day where nothing moved', () => {
    expect(balancesOf([], 5, 100, 3)).toEqual([5, 5, 5]);
  });

  it('is what a wallet that writes down its balance each night has, several movements a day or none', () => {
    const movement = fc.record({
      day: fc.integer({ min: 1, max: 30 }),
      change: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(movement), (moved) => {
        const nights = Array.from({ length: 30 }, (_, index) =>
          moved.reduce((sum, { day, change }) => sum + (day <= index + 1 ? change : 0), 0),
        );
        expect(balancesOf(moved, nights.at(-1) ?? 0, 30, 30)).toEqual(nights);
      }),
    );
  });
});
