import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, intersection, overlap, type Rect } from '../geometry/rects.ts';
import { createDamage } from './damage.ts';

const screen: Rect = { x: 0, y: 0, width: 1280, height: 800 };
const at = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

const rect = fc.record({
  x: fc.integer({ min: -200, max: 1400 }),
  y: fc.integer({ min: -200, max: 900 }),
  width: fc.integer({ min: 0, max: 700 }),
  height: fc.integer({ min: 0, max: 500 }),
});

/** What is handed out after all of these were added. */
function collected(...rects: readonly Rect[]): readonly Rect[] {
  const damage = createDamage(screen);
  rects.forEach(damage.add);
  return damage.take();
}

describe('damage', () => {
  it('is what was added, once', () => {
    const damage = createDamage(screen);
    damage.add(at(10, 10, 20, 20));
    expect(damage.take()).toEqual([at(10, 10, 20, 20)]);
    expect(damage.take()).toEqual([]);
  });

  it('keeps apart what is far apart', () => {
    expect(collected(at(0, 0, 20, 20), at(1000, 700, 20, 20))).toHaveLength(2);
  });

  it('joins what overlaps, as the places of a window that is dragged do', () => {
    expect(collected(at(100, 100, 400, 300), at(104, 103, 400, 300))).toEqual([at(100, 100, 404, 303)]);
  });

  it('joins letters of a line', () => {
    const line = Array.from({ length: 12 }, (_, index) => at(100 + index * 7, 50, 6, 9));
    expect(collected(...line)).toEqual([at(100, 50, 83, 9)]);
  });

  it('leaves out what is off the screen', () => {
    expect(collected(at(-50, -50, 40, 40), at(1270, 790, 40, 40))).toEqual([at(1270, 790, 10, 10)]);
  });

  it('covers all that was added, in a few rectangles on the screen', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 40 }), (rects) => {
        const taken = collected(...rects);
        const seen = rects
          .map((one) => intersection(one, screen))
          .filter(({ width, height }) => width > 0 && height > 0);
        expect(seen.every((one) => taken.some((other) => contains(other, one)))).toBe(true);
        expect(taken.every((one) => contains(screen, one))).toBe(true);
        expect(taken.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('is made larger by what it has a part of, and not by what it contains or what is apart from it', () => {
    const damage = createDamage(screen);
    damage.add(at(100, 100, 50, 50));
    expect(damage.include(at(140, 140, 50, 50))).toBe(true);
    expect(damage.include(at(140, 140, 50, 50))).toBe(false);
    expect(damage.include(at(600, 600, 50, 50))).toBe(false);
    expect(damage.take()).toEqual([at(100, 100, 90, 90)]);
  });

  it('contains all of what it is to include, or touches nothing of it', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 8 }), rect, (rects, whole) => {
        const damage = createDamage(screen);
        rects.forEach(damage.add);
        let tries = 0;
        while (damage.include(whole)) expect(++tries).toBeLessThan(9);
        const seen = intersection(whole, screen);
        expect(damage.take().every((one) => contains(one, seen) || !overlap(one, seen))).toBe(true);
      }),
    );
  });
});
