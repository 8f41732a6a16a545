import { expect, it } from 'vitest';
import { boardScale } from './boardScale.ts';

const BOARD = { width: 320, height: 200 };

it.each([
  ['its window', { width: 640, height: 400 }, 2],
  ['a window between two sizes', { width: 900, height: 590 }, 2],
  ['a small window', { width: 200, height: 150 }, 1],
  ['a phone on its side', { width: 595, height: 270 }, 1],
  ['a phone, where it would be a strip', { width: 292, height: 530 }, 3],
])('the board fills %s', (_room, room, scale) => {
  expect(boardScale(room, BOARD)).toBe(scale);
});
