import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawCurve } from './curve.ts';
import { floodFill } from './fill.ts';
import { drawLine, eachOnLine, NIB_SHAPES, nibOf, PIXEL, squared, straightened } from './lines.ts';
import { pictureOf, textOf } from './pictureText.ts';
import { areaBetween, BLACK, blank, colorOf, WHITE, type Pixels, type Point, type Row } from './pixels.ts';
import { createSheet } from './sheet.ts';
import { drawShape, SHAPE_STYLES, type ShapeKind, type ShapeStyle } from './shapes.ts';

const RED = colorOf(255, 0, 0);
const GREEN = colorOf(0, 255, 0);

/** What a tool draws on a white picture of this size. */
function drawn(width: number, height: number, draw: (paint: (color: number) => Row) => void): Pixels {
  const sheet = createSheet(blank(width, height, WHITE));
  draw(sheet.paint);
  return sheet.pixels;
}
/** Pictures one under another, each under its name. */
const page = (pictures: readonly (readonly [name: string, picture: Pixels])[]): string =>
  `${pictures.map(([name, picture]) => `${name}\n${textOf(picture)}`).join('\n\n')}\n`;
const golden = (name: string): string => `./goldens/${name}.txt`;

const CENTER: Point = { x: 8, y: 8 };
const aPoint = (most = 40): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: 0, max: most - 1 }), y: fc.integer({ min: 0, max: most - 1 }) });

it('draws lines in every direction as the golden pictures have them (PAINT-1, PAINT-2)', async () => {
  const star = drawn(33, 33, (paint) => {
    for (const [x, y] of [
      [0, 0],
      [8, 0],
      [16, 0],
      [24, 0],
      [32, 0],
      [32, 8],
      [32, 16],
      [32, 24],
    ] as const) {
      drawLine({ x, y }, { x: 32 - x, y: 32 - y }, PIXEL, paint(BLACK));
    }
  });
  const wide = [2, 3, 4, 5].map((size) => {
    const line = drawn(30, 16, (paint) =>
      drawLine({ x: 4, y: 4 }, { x: 25, y: 11 }, nibOf('round', size), paint(BLACK)),
    );
    return [`${size} wide`, line] as const;
  });
  await expect(page([['1 wide', star], ...wide])).toMatchFileSnapshot(golden('line'));
});

it('has the brushes and erasers of the golden pictures (PAINT-1)', async () => {
  const nibs = NIB_SHAPES.flatMap((shape) =>
    [2, 5, 8, 10].map((size) => {
      const dot = drawn(16, 16, (paint) => drawLine(CENTER, CENTER, nibOf(shape, size), paint(BLACK)));
      return [`${shape} ${size}`, dot] as const;
    }),
  );
  await expect(page(nibs)).toMatchFileSnapshot(golden('brush'));
});

const SHAPES: readonly ShapeKind[] = ['box', 'round-box', 'ellipse'];
const rowsFor = (style: ShapeStyle, paint: (color: number) => Row) => ({
  outline: style === 'filled' ? null : paint(BLACK),
  inside: style === 'outline' ? null : paint(style === 'both' ? RED : BLACK),
});

it('draws boxes and ellipses, outlined, filled and both, as the golden pictures have them (PAINT-1)', async () => {
  const pictures = SHAPES.flatMap((kind) =>
    SHAPE_STYLES.flatMap((style) =>
      [1, 3].map((thick) => {
        const picture = drawn(30, 20, (paint) =>
          drawShape(kind, { left: 2, top: 2, width: 25, height: 16 }, thick, rowsFor(style, paint)),
        );
        return [`${kind}, ${style}, ${thick} wide`, picture] as const;
      }),
    ),
  );
  const small = SHAPES.map((kind) => {
    const picture = drawn(40, 10, (paint) => {
      for (const [index, side] of [1, 2, 3, 4, 5, 8].entries()) {
        drawShape(kind, { left: index * 6, top: 1, width: side, height: side }, 1, rowsFor('outline', paint));
      }
    });
    return [`${kind}, small`, picture] as const;
  });
  await expect(page([...pictures, ...small])).toMatchFileSnapshot(golden('shapes'));
});

it('bends a line once and twice as the golden pictures have it (PAINT-1)', async () => {
  const [from, to] = [
    { x: 2, y: 16 },
    { x: 37, y: 16 },
  ];
  const bends = [
    { x: 10, y: -6 },
    { x: 30, y: 34 },
  ];
  const pictures = [0, 1, 2].map((count) => {
    const curve = { from, to, bends: bends.slice(0, count) };
    return [`${count} bends`, drawn(40, 32, (paint) => drawCurve(curve, PIXEL, paint(BLACK)))] as const;
  });
  await expect(page(pictures)).toMatchFileSnapshot(golden('curve'));
});

it('fills as the golden picture has it: by sides, never through a corner (PAINT-1)', async () => {
  const border = pictureOf(
    '............',
    '..####......',
    '.#....#.##..',
    '.#.r...#..#.',
    '.#.rr.....#.',
    '..#..#....#.',
    '...##.#..#..',
    '.......##...',
  );
  const sheet = createSheet(border);
  floodFill(sheet.pixels, { x: 3, y: 2 }, sheet.paint(GREEN));
  await expect(page([['filled', sheet.pixels]])).toMatchFileSnapshot(golden('fill'));
});

it('gives a line the same pixels in both directions (PAINT-2)', () => {
  const pixelsOf = (one: Point, other: Point): ReadonlySet<string> => {
    const found = new Set<string>();
    eachOnLine(one, other, (x, y) => found.add(`${x} ${y}`));
    return found;
  };
  fc.assert(
    fc.property(aPoint(), aPoint(), (one, other) => {
      const there = pixelsOf(one, other);
      expect(there).toEqual(pixelsOf(other, one));
      expect(there.size).toBe(1 + Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)));
    }),
  );
});

/** The same by the book: a pixel at a time. */
function filledSlowly({ width, height, data }: Pixels, at: Point): ReadonlySet<number> {
  const wanted = data[at.y * width + at.x];
  const [seen, waiting] = [new Set<number>(), [at]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { x, y } = next;
    const index = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || data[index] !== wanted || seen.has(index)) continue;
    seen.add(index);
    waiting.push({ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 });
  }
  return seen;
}

it('fills what hangs together and nothing behind its border, each pixel once (PAINT-1)', () => {
  const aPicture = fc.array(fc.constantFrom(WHITE, WHITE, WHITE, BLACK, RED), {
    minLength: 144,
    maxLength: 144,
  });
  fc.assert(
    fc.property(aPicture, aPoint(12), (colors, at) => {
      const sheet = createSheet({ width: 12, height: 12, data: Uint32Array.from(colors) });
      const wanted = filledSlowly(sheet.pixels, at);
      const paint = sheet.paint(GREEN);
      let count = 0;
      floodFill(sheet.pixels, at, (y, from, to) => {
        count += to - from;
        paint(y, from, to);
      });
      const filled = [...sheet.pixels.data].flatMap((color, index) => (color === GREEN ? index : []));
      expect(new Set(filled)).toEqual(wanted);
      expect(count).toBe(wanted.size);
    }),
  );
});

it('closes every outline, so that a fill stays within it (PAINT-1)', () => {
  const sides = fc.integer({ min: 5, max: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...SHAPES), sides, sides, (kind, width, height) => {
      const sheet = createSheet(blank(width + 2, height + 2, WHITE));
      drawShape(kind, { left: 1, top: 1, width, height }, 1, rowsFor('outline', sheet.paint));
      floodFill(
        sheet.pixels,
        { x: 1 + Math.floor(width / 2), y: 1 + Math.floor(height / 2) },
        sheet.paint(RED),
      );
      expect(sheet.pixels.data[0]).toBe(WHITE);
      expect([...sheet.pixels.data].filter((color) => color === RED).length).toBeGreaterThan(0);
    }),
  );
});

it('straightens lines to eighths of a turn, and boxes to squares, with Shift (PAINT-2)', () => {
  const from = { x: 10, y: 10 };
  expect(straightened(from, { x: 30, y: 13 })).toEqual({ x: 30, y: 10 });
  expect(straightened(from, { x: 8, y: 40 })).toEqual({ x: 10, y: 40 });
  expect(straightened(from, { x: 1, y: 16 })).toEqual({ x: 1, y: 19 });
  fc.assert(
    fc.property(aPoint(), aPoint(), (one, other) => {
      const { width, height } = areaBetween(one, squared(one, other));
      expect(width).toBe(height);
      const straight = straightened(one, other);
      const [across, down] = [Math.abs(straight.x - one.x), Math.abs(straight.y - one.y)];
      expect(across === 0 || down === 0 || across === down).toBe(true);
    }),
  );
});
