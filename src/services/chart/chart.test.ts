import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barLengths, stepChart } from './chart.ts';

const values = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 2, maxLength: 366 });
const size = fc.record({
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 20, max: 400 }),
});
const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('a chart', () => {
  it('stays within its size, with its ticks', () => {
    fc.assert(
      fc.property(values, size, (of, { width, height }) => {
        const { line, ticks } = stepChart(of, { width, height });
        for (const [index, number] of numbersIn(line).entries()) {
          expect(number).toBeGreaterThanOrEqual(0);
          if (index % 2 === 0) expect(number).toBeLessThanOrEqual(width);
        }
        for (const { value, y } of ticks) {
          expect([Number.isInteger(value), y >= 0, y < height]).toEqual([true, true, true]);
        }
      }),
    );
  });

  it('has 0 at its foot, and a round number above what is highest', () => {
    const { ticks } = stepChart([0, 15, 250], { width: 300, height: 100 });
    expect(ticks).toEqual([
      { value: 0, y: 99 },
      { value: 200, y: 50 },
      { value: 400, y: 0 },
    ]);
  });

  it('has bars in proportion, of which even the smallest is seen', () => {
    expect(barLengths([250, 125, 1, 0], 100)).toEqual([100, 50, 1, 0]);
    expect(barLengths([0, 0], 100)).toEqual([0, 0]);
  });

  it('draws a wallet that never had anything as a line along the foot', () => {
    const { line, ticks } = stepChart([0, 0, 0], { width: 101, height: 50 });
    expect(new Set(numbersIn(line).filter((_, index) => index % 2 === 1))).toEqual(new Set([49]));
    expect(ticks.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('gives each value a column, from the left edge to the right one, and bends only between two', () => {
    const { xOf, line } = stepChart([0, 10, 10], { width: 90, height: 51 });
    expect([0, 1, 2, 3].map(xOf)).toEqual([0, 30, 60, 90]);
    expect(line).toBe('M0,50L30,50L30,0L60,0L60,0L90,0L90,0');
  });
});
