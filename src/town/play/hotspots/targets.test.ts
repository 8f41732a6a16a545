import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap, type Rect } from '../../../engine/geometry/rects.ts';
import type { Spot } from '../place.ts';
import { targets, withFreeMiddles } from './targets.ts';

const UNSCALED = { corner: { x: 0, y: 0 }, scale: 1, thumb: 0 };
const rectsOf = (spots: Readonly<Record<string, Spot>>, changes: Partial<typeof UNSCALED> = {}) =>
  new Map(targets(spots, { ...UNSCALED, ...changes }));

describe('what takes the presses in a picture', () => {
  it('lies where the picture lies, as large as it is drawn', () => {
    const door = { x: 10, y: 20, w: 30, h: 40 };
    expect(rectsOf({ door }, { corner: { x: -5, y: 7 }, scale: 2 }).get('door')).toEqual({
      x: 15,
      y: 47,
      width: 60,
      height: 80,
    });
  });

  it('is wide and high enough for a mouse, more so for a thumb, round the middle of what is small', () => {
    const mast = { x: 100, y: 30, w: 2, h: 110 };
    expect(rectsOf({ mast }).get('mast')).toEqual({ x: 89, y: 30, width: 24, height: 110 });
    expect(rectsOf({ mast }, { thumb: 44 }).get('mast')).toEqual({ x: 79, y: 30, width: 44, height: 110 });
    expect(rectsOf({ mast }, { scale: 2 }).get('mast')).toMatchObject({ x: 190, width: 24 });
  });

  it('goes to the nearer of two small ones, and never to a small one where the other is', () => {
    const [left, right] = [
      { x: 0, y: 0, w: 4, h: 24 },
      { x: 10, y: 0, w: 4, h: 24 },
    ];
    const both = rectsOf({ left, right });
    expect(both.get('left')).toMatchObject({ x: -10, width: 17 });
    expect(both.get('right')).toMatchObject({ x: 7, width: 17 });
    const wall = { x: 5, y: 0, w: 50, h: 24 };
    expect(rectsOf({ left, wall }).get('left')).toMatchObject({ x: -10, width: 15 });
    expect(rectsOf({ left, wall }).get('wall')).toMatchObject({ x: 5, width: 50 });
  });

  it('keeps its size beside what another does not reach', () => {
    const high = { x: 0, y: 0, w: 4, h: 40 };
    const below = { x: 12, y: 44, w: 40, h: 30 };
    expect(rectsOf({ high, below }).get('high')).toEqual({ x: -10, y: 0, width: 24, height: 40 });
  });

  it('is the smaller where one lies within the other', () => {
    const order = targets(
      {
        note: { x: 40, y: 40, w: 30, h: 30 },
        wall: { x: 0, y: 0, w: 200, h: 200 },
        board: { x: 30, y: 30, w: 60, h: 60 },
      },
      UNSCALED,
    ).map(([name]) => name);
    expect(order).toEqual(['wall', 'board', 'note']);
  });

  it('leaves its middle to a thing on which a smaller one lies, and the rest of it all the same', () => {
    const chair = { x: 100, y: 0, w: 90, h: 120 };
    const slip = { x: 130, y: 50, w: 30, h: 30 };
    const found = withFreeMiddles(targets({ chair, slip }, UNSCALED));
    expect(found).toEqual([
      [
        'chair',
        { x: 100, y: 0, width: 90, height: 50 },
        [
          { x: 100, y: 80, width: 90, height: 40 },
          { x: 100, y: 50, width: 30, height: 30 },
          { x: 160, y: 50, width: 30, height: 30 },
        ],
      ],
      ['slip', { x: 130, y: 50, width: 30, height: 30 }],
    ]);
    const beside = { chair, slip: { ...slip, x: 110, w: 20 } };
    expect(withFreeMiddles(targets(beside, UNSCALED))).toEqual(targets(beside, UNSCALED));
  });

  it('holds all of what it stands for, and shares nothing with what lies beside that', () => {
    const side = fc.integer({ min: 1, max: 60 });
    const place = fc.integer({ min: 0, max: 200 });
    const spot = fc.record({ x: place, y: place, w: side, h: side });
    const asRect = ({ x, y, w, h }: Spot): Rect => ({ x, y, width: w, height: h });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const found = rectsOf(Object.fromEntries(spots.entries()), { thumb: 44 });
        for (const [index, one] of spots.entries()) {
          const rect = found.get(String(index));
          expect(rect).toBeDefined();
          if (rect === undefined) return;
          expect(rect.x).toBeLessThanOrEqual(one.x);
          expect(rect.y).toBeLessThanOrEqual(one.y);
          expect(rect.x + rect.width).toBeGreaterThanOrEqual(one.x + one.w);
          expect(rect.y + rect.height).toBeGreaterThanOrEqual(one.y + one.h);
          for (const [other, rectOfOther] of found) {
            const spotOfOther = spots[Number(other)];
            if (other === String(index) || spotOfOther === undefined) continue;
            if (!overlap(asRect(one), asRect(spotOfOther))) expect(overlap(rect, rectOfOther)).toBe(false);
          }
        }
      }),
    );
  });
});
