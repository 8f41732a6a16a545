import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from './pack.mjs';

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 90 }), height: fc.integer({ min: 1, max: 90 }) }),
  {
    minLength: 1,
    maxLength: 60,
  },
);
const named = (list) => list.map((size, index) => ({ name: `picture-${index}`, ...size }));

describe('packing an atlas', () => {
  it('keeps every picture on the page, whole, and a pixel from each other', () => {
    fc.assert(
      fc.property(sizes, (list) => {
        const items = named(list);
        const { width, height, frames } = pack(items);
        const rects = items.map(({ name }) => frames[name]);
        items.forEach((item, index) => {
          expect([rects[index].w, rects[index].h]).toEqual([item.width, item.height]);
          expect(rects[index].x + item.width).toBeLessThanOrEqual(width);
          expect(rects[index].y + item.height).toBeLessThanOrEqual(height);
        });
        const touching = rects.filter((a, i) => rects.some((b, j) => i < j && near(a, b)));
        expect(touching).toEqual([]);
      }),
    );
  });

  it('gives the same page whatever order the pictures come in', () => {
    fc.assert(
      fc.property(sizes, (list) => {
        const items = named(list);
        expect(pack([...items].reverse())).toEqual(pack(items));
      }),
    );
  });

  it('leaves little of the page empty', () => {
    const items = named(
      Array.from({ length: 60 }, (_, index) => ({
        width: 6 + ((index * 53) % 120),
        height: 6 + ((index * 31) % 80),
      })),
    );
    const { width, height } = pack(items);
    const filled = items.reduce((sum, item) => sum + item.width * item.height, 0);
    expect(filled / (width * height)).toBeGreaterThan(0.85);
  });

  it('refuses a picture that no page can hold', () => {
    expect(() => pack([{ name: 'huge', width: 5000, height: 1 }])).toThrow(/4096/);
  });
});

/** Nearer than one pixel of space. */
function near(a, b) {
  return a.x < b.x + b.w + 1 && b.x < a.x + a.w + 1 && a.y < b.y + b.h + 1 && b.y < a.y + a.h + 1;
}
