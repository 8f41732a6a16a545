import { expect, it } from 'vitest';
import { boardScale, openingScroll } from './boardScale.ts';

const BOARD = { width: 320, height: 200 };

it.each([
  ['its window', { width: 640, height: 400 }, 2],
  ['a window between two sizes', { width: 900, height: 590 }, 2],
  ['a small window', { width: 200, height: 150 }, 1],
  ['a phone on its side', { width: 595, height: 270 }, 1],
  ['a phone on its side, all but its rim', { width: 794, height: 365 }, 2],
  ['a phone, where it would be a strip', { width: 292, height: 530 }, 3],
])('the board fills %s', (_room, room, scale) => {
  expect(boardScale(room, BOARD)).toBe(scale);
});

const PAPERS = [
  { from: 30, to: 130 },
  { from: 40, to: 120 },
  { from: 760, to: 860 },
];

it('the board opens where most of its papers are whole, as near to its middle as can be', () => {
  expect(openingScroll(300, 960, PAPERS)).toBe(24);
  expect(openingScroll(300, 960, PAPERS.slice(2))).toBe(576);
});

it('the board is not scrolled where it is seen whole, and shows its middle where no paper fits', () => {
  expect(openingScroll(960, 960, PAPERS)).toBe(0);
  expect(openingScroll(60, 960, PAPERS)).toBe(450);
});
