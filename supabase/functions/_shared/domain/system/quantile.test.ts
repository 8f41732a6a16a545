import { expect, it } from 'vitest';
import { quantile } from './quantile.ts';

const bounds = [1, 2, 5];

it('is the smallest bound below which the share lies', () => {
  expect(quantile({ bounds, counts: [95, 5, 0, 0] }, 0.95)).toBe(1);
  expect(quantile({ bounds, counts: [94, 6, 0, 0] }, 0.95)).toBe(2);
  expect(quantile({ bounds, counts: [0, 0, 1, 0] }, 0.95)).toBe(5);
});

it('is infinite where too much lies above the last bound, and nothing where there are no values', () => {
  expect(quantile({ bounds, counts: [94, 0, 0, 6] }, 0.95)).toBe(Infinity);
  expect(quantile({ bounds, counts: [0, 0, 0, 0] }, 0.95)).toBeNull();
});
