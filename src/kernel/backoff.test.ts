import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const waits = (random: number): readonly number[] =>
  [1, 2, 3, 6, 7, 8, 2_000].map((failures) => backoffMs(failures, () => random));

test('each wait is twice the one before, up to a minute (OFFLINE-2)', () => {
  expect(waits(1)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
});

test('chance takes up to half of it away', () => {
  expect(waits(0)).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000, 30_000]);
});

test('the first and the longest wait can be others', () => {
  const polling = { firstMs: 5_000, longestMs: 30_000 };
  expect([1, 2, 3, 4, 9].map((turn) => backoffMs(turn, () => 1, polling))).toEqual([
    5_000, 10_000, 20_000, 30_000, 30_000,
  ]);
});
