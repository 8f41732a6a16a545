import { describe, expect, it } from 'vitest';
import { viewIn } from './fit.ts';

const limits = { least: { width: 192, height: 300 }, most: { width: 300, height: 560 } };

describe('how much of a game is seen', () => {
  it.each([
    ['a window of its own size', { width: 474, height: 612 }, { width: 237, height: 306 }],
    ['a phone with three pixels for one', { width: 1170, height: 2300 }, { width: 195, height: 383 }],
    [
      'a wide screen, where no more is seen than is laid',
      { width: 1280, height: 730 },
      { width: 300, height: 365 },
    ],
    ['a window that is too small', { width: 100, height: 100 }, { width: 192, height: 300 }],
  ])('in %s', (_where, screen, view) => {
    expect(viewIn(screen, limits)).toEqual(view);
  });
});
