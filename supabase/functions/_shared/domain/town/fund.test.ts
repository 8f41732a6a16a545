import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FUND_GOAL, fundProgress } from './fund.ts';

it('is reached at the goal and above, and not a hundred millionth before (FUND-2)', () => {
  const before = 87_999.999_999_99;
  expect([before, FUND_GOAL, 90_000].map((balance) => fundProgress(balance).isReached)).toEqual([
    false,
    true,
    true,
  ]);
  expect(fundProgress(before).stage).toBe(3);
});

it('fills the bar no further than its end, and goes on counting percent (FUND-2)', () => {
  expect(fundProgress(132_000)).toEqual({ percent: 150, bar: 1, isReached: true, stage: 4, missing: 0 });
});

it.each([
  [0, 0],
  [21_999.99, 0],
  [22_000, 1],
  [44_000, 2],
  [66_000, 3],
  [88_000, 4],
])('has with %d FLOW %d parts of the car (FUND-3)', (balance, stage) =>
  expect(fundProgress(balance).stage).toBe(stage),
);

it('never takes a part away as the balance grows (FUND-3)', () => {
  const balances = fc.tuple(
    fc.double({ min: 0, max: 2e11, noNaN: true }),
    fc.double({ min: 0, max: 2e11, noNaN: true }),
  );
  fc.assert(
    fc.property(balances, ([one, other]) => {
      const [less, more] = [fundProgress(Math.min(one, other)), fundProgress(Math.max(one, other))];
      expect(more.stage).toBeGreaterThanOrEqual(less.stage);
      expect(more.missing).toBeLessThanOrEqual(less.missing);
    }),
  );
});
