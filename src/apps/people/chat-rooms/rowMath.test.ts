import { expect, it } from 'vitest';
import { anchorAt, offsetsOf, rowAt, rowsNear, topFor } from './rowMath.ts';

const offsets = offsetsOf(1_000, (index) => 20 + (index % 3) * 10);
const keyAt = (index: number) => (index < 1_000 ? `k${index}` : undefined);
const indexOf = (key: string) => Number(key.slice(1));

it('finds the row at a height', () => {
  expect([0, 19, 20, 49, 50, 89, 90, 1e9].map((top) => rowAt(offsets, top))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 999,
  ]);
});

it('draws only what is near the screen', () => {
  const { from, to } = rowsNear(offsets, 15_000, 400);
  expect(from).toBeGreaterThan(450);
  expect(to - from).toBeLessThan(60);
  expect(
    rowsNear(
      offsetsOf(0, () => 1),
      0,
      400,
    ),
  ).toEqual({ from: 0, to: 0 });
});

it('keeps the row at the top where it is when rows come above it', () => {
  const anchor = anchorAt(offsets, keyAt, 3_000, 400);
  const later = offsetsOf(1_050, () => 40);
  const top = topFor(anchor, later, (key) => indexOf(key) + 50, 400);
  expect(anchor).toEqual({ key: 'k100', hidden: 10 });
  expect(top).toBe(150 * 40 + 10);
});

it('stays at the end when the person is there', () => {
  const end = (offsets.at(-1) ?? 0) - 400;
  expect(anchorAt(offsets, keyAt, end - 5, 400)).toBe('end');
  expect(anchorAt(offsets, keyAt, end - 50, 400)).not.toBe('end');
  expect(
    topFor(
      'end',
      offsetsOf(10, () => 100),
      indexOf,
      400,
    ),
  ).toBe(600);
});
