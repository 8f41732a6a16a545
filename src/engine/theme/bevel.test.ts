import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../geometry/rects.ts';
import { bitmap, checkered, edges, pressedButton, raisedButton, windowEdge, type Fill } from './bevel.ts';
import { windowsStandard as theme } from '../../kernel/theme.ts';

/** What the fills paint, one over the other, as a picture of `width` by `height`; null is bare ground. */
function paint(fills: readonly Fill[], width: number, height: number): (number | null)[][] {
  const picture = Array.from({ length: height }, () => new Array<number | null>(width).fill(null));
  for (const { x, y, width: w, height: h, color } of fills) {
    for (let row = y; row < y + h; row++) {
      for (let column = x; column < x + w; column++) {
        const line = picture[row];
        if (line === undefined || line[column] === undefined) throw new Error('a fill leaves the picture');
        line[column] = color;
      }
    }
  }
  return picture;
}

const letters = (
  picture: readonly (readonly (number | null)[])[],
  names: ReadonlyMap<number | null, string>,
) => picture.map((row) => row.map((color) => names.get(color) ?? '?').join(''));

const anyRect: fc.Arbitrary<Rect> = fc.record({
  x: fc.integer({ min: 0, max: 5 }),
  y: fc.integer({ min: 0, max: 5 }),
  width: fc.integer({ min: 2, max: 20 }),
  height: fc.integer({ min: 2, max: 20 }),
});

describe('edges', () => {
  it('cover each pixel of the border once and none within it', () => {
    fc.assert(
      fc.property(anyRect, (rect) => {
        const counts = new Map<string, number>();
        for (const side of edges(rect, 1, 2)) {
          for (let y = side.y; y < side.y + side.height; y++) {
            for (let x = side.x; x < side.x + side.width; x++) {
              counts.set(`${x},${y}`, (counts.get(`${x},${y}`) ?? 0) + 1);
            }
          }
        }
        const border = 2 * (rect.width + rect.height) - 4;
        expect(counts.size).toBe(border);
        expect(Math.max(...counts.values())).toBe(1);
        for (const place of counts.keys()) {
          const [x = -1, y = -1] = place.split(',').map(Number);
          const dx = x - rect.x;
          const dy = y - rect.y;
          expect(dx === 0 || dy === 0 || dx === rect.width - 1 || dy === rect.height - 1).toBe(true);
        }
      }),
    );
  });

  it('give both other corners to the dark side, as in 1995', () => {
    const names = new Map<number | null, string>([
      [1, 'w'],
      [2, 'd'],
      [null, '.'],
    ]);
    const picture = paint(edges({ x: 0, y: 0, width: 4, height: 3 }, 1, 2), 4, 3);
    expect(letters(picture, names)).toEqual(['wwwd', 'w..d', 'dddd']);
  });
});

describe('the chrome', () => {
  const names = new Map<number | null, string>([
    [theme.highlight, 'H'],
    [theme.light, 'l'],
    [theme.shadow, 's'],
    [theme.dark, 'D'],
    [theme.face, ' '],
  ]);
  const at = { x: 0, y: 0, width: 7, height: 6 };
  const drawn = (fills: readonly Fill[]): string[] => letters(paint(fills, 7, 6), names);

  it('draws a button that stands out', () => {
    expect(drawn(raisedButton(at, theme))).toEqual([
      'HHHHHHD',
      'HllllsD',
      'Hl   sD',
      'Hl   sD',
      'HsssssD',
      'DDDDDDD',
    ]);
  });

  it('draws a button that is held down', () => {
    expect(drawn(pressedButton(at, theme))).toEqual([
      'DDDDDDH',
      'DsssslH',
      'Ds   lH',
      'Ds   lH',
      'DlllllH',
      'HHHHHHH',
    ]);
  });

  it('draws the frame of a window with the light edge outside the white one', () => {
    expect(drawn(windowEdge(at, theme))).toEqual([
      'llllllD',
      'lHHHHsD',
      'lH   sD',
      'lH   sD',
      'lsssssD',
      'DDDDDDD',
    ]);
  });

  it('draws a checkered face whose every other pixel is white', () => {
    const picture = paint(checkered({ x: 0, y: 0, width: 4, height: 3 }, theme), 4, 3);
    expect(letters(picture, names)).toEqual(['H H ', ' H H', 'H H ']);
  });
});

describe('bitmap', () => {
  it('paints exactly the pixels that are marked, at any scale, each once', () => {
    const rows = fc.integer({ min: 1, max: 9 }).chain((width) =>
      fc.array(
        fc
          .array(fc.constantFrom('#', '.'), { minLength: width, maxLength: width })
          .map((row) => row.join('')),
        { minLength: 1, maxLength: 8 },
      ),
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), (marks, scale) => {
        const fills = bitmap(marks, { x: 2, y: 1 }, 7, scale);
        const [wide, high] = [(marks[0]?.length ?? 0) * scale + 2, marks.length * scale + 1];
        const picture = paint(fills, wide, high);
        const area = fills.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBe(picture.flat().filter((color) => color === 7).length);
        for (const [y, row] of picture.entries()) {
          for (const [x, color] of row.entries()) {
            const mark = marks[Math.floor((y - 1) / scale)]?.[Math.floor((x - 2) / scale)];
            expect(color).toBe(mark === '#' ? 7 : null);
          }
        }
      }),
    );
  });
});
