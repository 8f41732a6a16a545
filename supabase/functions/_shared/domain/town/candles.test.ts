import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areAnswered, ASKED_SHARE, candlesAsked, FEWEST_ASKED, withCandle, type Candles } from './candles.ts';

it('asks for half of those who were there a week before, and for three at least (EVENING-6)', () => {
  expect([0, 1, 6, 7, 20_000].map((present) => candlesAsked(present, ASKED_SHARE))).toEqual([
    3, 3, 3, 4, 10_000,
  ]);
  fc.assert(
    fc.property(fc.nat(1_000_000), (present) => {
      const asked = candlesAsked(present, ASKED_SHARE);
      expect(asked).toBeGreaterThanOrEqual(FEWEST_ASKED);
      expect(asked).toBeLessThanOrEqual(Math.max(FEWEST_ASKED, present));
      expect(candlesAsked(present + 1, ASKED_SHARE)).toBeGreaterThanOrEqual(asked);
    }),
  );
});

it('is answered once as many are lit as it asks for, counted where they stand (EVENING-7)', () => {
  const none: Candles = { evening: '2026-11-27', lit: 1, asked: 3, places: { streets: 1 } };
  const two = withCandle(none, 'arcade');
  const three = withCandle(two, 'arcade');
  expect([null, none, two, three].map(areAnswered)).toEqual([false, false, false, true]);
  expect(three).toEqual({ evening: '2026-11-27', lit: 3, asked: 3, places: { streets: 1, arcade: 2 } });
});
