import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbor } from './neighbor.ts';

const CELL = 76;
/** Icons as the desktop has them: columns of three, the last one shorter. */
const grid = Array.from({ length: 8 }, (_, index) => ({
  x: 4 + Math.floor(index / 3) * CELL,
  y: 6 + (index % 3) * CELL,
  width: CELL,
  height: CELL,
}));
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

describe('neighbor', () => {
  it.each([
    [0, 'ArrowDown', 1],
    [0, 'ArrowRight', 3],
    [4, 'ArrowLeft', 1],
    [4, 'ArrowUp', 3],
    [5, 'ArrowRight', 7],
    [0, 'Home', 0],
    [2, 'End', 7],
  ])('leads from %i with %s to %i', (from, key, to) => {
    expect(neighbor(grid, from, key)).toBe(to);
  });

  it('leads nowhere over the edge, with another key, or where there is nothing', () => {
    expect(neighbor(grid, 0, 'ArrowUp')).toBeNull();
    expect(neighbor(grid, 7, 'ArrowRight')).toBeNull();
    expect(neighbor(grid, 0, 'Enter')).toBeNull();
    expect(neighbor([], 0, 'End')).toBeNull();
  });

  it('reaches every icon from every other one with arrows alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9 }), (count, rows) => {
        const rects = Array.from({ length: count }, (_, index) => ({
          x: Math.floor(index / rows) * CELL,
          y: (index % rows) * CELL,
          width: CELL,
          height: CELL,
        }));
        const reached = new Set([0]);
        for (const from of reached) {
          for (const key of KEYS) {
            const to = neighbor(rects, from, key);
            if (to !== null) reached.add(to);
          }
        }
        expect(reached.size).toBe(count);
      }),
    );
  });
});
