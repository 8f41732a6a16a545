import { expect, it } from 'vitest';
import { CONFETTI_MS, confettiAt, throwConfetti } from './confetti.ts';

const SIZE = { width: 300, height: 200 };
const pieces = throwConfetti(Math.random);

it('confetti falls from above, and all of it lies still in the end', () => {
  expect(confettiAt(pieces, -1, SIZE)).toEqual([]);
  const [middle, end] = [confettiAt(pieces, CONFETTI_MS / 2, SIZE), confettiAt(pieces, CONFETTI_MS, SIZE)];
  expect(middle.length).toBeGreaterThan(0);
  expect(end).toHaveLength(pieces.length);
  expect(confettiAt(pieces, CONFETTI_MS * 2, SIZE)).toEqual(end);
  for (const { y } of end) expect(y).toBeGreaterThan(SIZE.height - 30);
  for (const { x, y } of [...middle, ...end]) expect([x, y].every(Number.isInteger)).toBe(true);
});
