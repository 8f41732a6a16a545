import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPath, overlap, visibleRects, type Rect } from './rects.ts';

const GRID = 24;
const part = fc.integer({ min: 0, max: GRID });
const anyRect: fc.Arbitrary<Rect> = fc.tuple(part, part, part, part).map(([a, b, c, d]) => ({
  x: Math.min(a, b),
  y: Math.min(c, d),
  width: Math.abs(a - b),
  height: Math.abs(c - d),
}));
const solidRect = anyRect.filter(({ width, height }) => width > 0 && height > 0);

const covers = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

/** How often each pixel of the grid is covered. */
const painted = (rects: readonly Rect[]): readonly number[] =>
  Array.from({ length: GRID * GRID }, (_, index) => {
    const [x, y] = [index % GRID, Math.floor(index / GRID)];
    return rects.filter((rect) => covers(rect, x, y)).length;
  });

describe('overlap', () => {
  it('is to have a pixel in common, which what is empty never has', () => {
    const rect = { x: 0, y: 0, width: 2, height: 7 };
    expect(overlap(rect, { x: 1, y: 6, width: 5, height: 5 })).toBe(true);
    expect(overlap(rect, { x: 2, y: 0, width: 5, height: 5 })).toBe(false);
    expect(overlap(rect, { x: 0, y: 6, width: 1, height: 0 })).toBe(false);
  });
});

describe('visibleRects', () => {
  it('covers each pixel that nothing lies above exactly once, and no other', () => {
    fc.assert(
      fc.property(solidRect, fc.array(anyRect, { maxLength: 7 }), (rect, above) => {
        const hidden = painted(above);
        const expected = painted([rect]).map((inside, index) =>
          inside === 1 && hidden[index] === 0 ? 1 : 0,
        );
        expect(painted(visibleRects(rect, above))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('has no empty pieces, so that a clip path has no strokes that a browser might draw', () => {
    fc.assert(
      fc.property(solidRect, fc.array(anyRect, { maxLength: 7 }), (rect, above) => {
        for (const piece of visibleRects(rect, above)) {
          expect(piece.width).toBeGreaterThan(0);
          expect(piece.height).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is the same whichever of the windows above is taken first', () => {
    fc.assert(
      fc.property(solidRect, fc.array(anyRect, { maxLength: 5 }), (rect, above) => {
        expect(painted(visibleRects(rect, above))).toEqual(painted(visibleRects(rect, above.toReversed())));
      }),
    );
  });
});

describe('clipPath', () => {
  const rect = { x: 100, y: 50, width: 40, height: 30 };

  it('clips nothing while nothing lies above, nor while what lies above only touches', () => {
    expect(clipPath(rect, visibleRects(rect, []))).toBe('none');
    expect(clipPath(rect, visibleRects(rect, [{ x: 140, y: 50, width: 40, height: 30 }]))).toBe('none');
  });

  it('clips everything away under a window that covers it', () => {
    expect(clipPath(rect, visibleRects(rect, [{ x: 90, y: 40, width: 60, height: 50 }]))).toBe('inset(100%)');
  });

  it('names what is left in the coordinates of the element itself', () => {
    const covered = visibleRects(rect, [{ x: 120, y: 0, width: 100, height: 100 }]);
    expect(clipPath(rect, covered)).toBe('path("M0 0h20v30h-20z")');
  });

  it('shows a window again nowhere where two windows above it overlap', () => {
    const above = [
      { x: 100, y: 50, width: 30, height: 20 },
      { x: 110, y: 60, width: 30, height: 20 },
    ];
    const path = clipPath(rect, visibleRects(rect, above));
    const pieces = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\3z/g)].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }));
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.some((piece) => covers(piece, 20, 15))).toBe(false);
    expect(pieces.some((piece) => covers(piece, 35, 5))).toBe(true);
  });
});
