import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flipped, inverted, resized, turned } from './changes.ts';
import { drawLine, nibOf } from './lines.ts';
import { pictureOf, textOf } from './pictureText.ts';
import { BLACK, blank, colorOf, pieceOf, WHITE, type Pixels } from './pixels.ts';
import { createSheet, STEP_BYTES_MOST, STEPS_MOST, type Sheet } from './sheet.ts';

const RED = colorOf(255, 0, 0);

const aPoint = fc.record({ x: fc.integer({ min: -20, max: 180 }), y: fc.integer({ min: -20, max: 140 }) });
const aColor = fc.constantFrom(BLACK, RED, colorOf(1, 2, 3));
/** One step of a person: a stroke, a line that follows the pointer, a stamp, another size, a turn. */
const aStep: fc.Arbitrary<(sheet: Sheet) => void> = fc.oneof(
  fc
    .record({ one: aPoint, other: aPoint, color: aColor, size: fc.integer({ min: 1, max: 9 }) })
    .map(({ one, other, color, size }) => (sheet: Sheet) => {
      drawLine(other, one, nibOf('round', size), sheet.paint(WHITE));
      sheet.revert();
      drawLine(one, other, nibOf('round', size), sheet.paint(color));
      sheet.keep();
    }),
  aPoint.map((at) => (sheet: Sheet) => {
    // Given up: no step.
    sheet.stamp(blank(70, 70, BLACK), at);
    sheet.revert();
  }),
  aPoint.map((at) => (sheet: Sheet) => {
    sheet.stamp(blank(50, 30, RED), at);
    sheet.keep();
  }),
  fc.integer({ min: 1, max: 170 }).map((side) => (sheet: Sheet) => {
    sheet.become(resized(sheet.pixels, side, 90, WHITE));
  }),
  fc.constant((sheet: Sheet) => {
    sheet.become(turned(sheet.pixels, 90));
  }),
);
const copyOf = ({ width, height, data }: Pixels): Pixels => ({ width, height, data: data.slice() });

/** Without the matcher of the test: that takes a second for a picture. */
const isSame = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.data.every((color, index) => color === other.data[index]);

it('brings back the exact bytes of each step, there and back again (PAINT-5)', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
      const sheet = createSheet(blank(160, 120, WHITE));
      const seen = [copyOf(sheet.pixels)];
      for (const step of steps) {
        const could = sheet.canUndo;
        step(sheet);
        // What changes nothing is no step.
        const last = seen.at(-1);
        if (last !== undefined && (!sheet.canUndo || (could && isSame(last, sheet.pixels)))) continue;
        seen.push(copyOf(sheet.pixels));
      }
      for (const before of seen.toReversed().slice(1)) {
        expect(sheet.undo()).toBe(true);
        expect(isSame(sheet.pixels, before)).toBe(true);
      }
      expect(sheet.undo()).toBe(false);
      for (const after of seen.slice(1)) {
        expect(sheet.redo()).toBe(true);
        expect(isSame(sheet.pixels, after)).toBe(true);
      }
      expect(sheet.redo()).toBe(false);
    }),
  );
});
it('keeps fifty steps, of no more bytes than said, and only the squares that changed (PAINT-5)', () => {
  const small = createSheet(blank(200, 200, WHITE));
  for (let step = 0; step < STEPS_MOST + 9; step += 1) {
    small.paint(BLACK)(3, step, step + 1);
    small.keep();
  }
  expect(small.weight).toBe(STEPS_MOST * 64 * 64 * 4);
  for (let step = 0; step < STEPS_MOST; step += 1) expect(small.undo()).toBe(true);
  expect(small.undo()).toBe(false);

  const large = createSheet(blank(1600, 1600, WHITE));
  for (let step = 0; step < 8; step += 1) {
    large.become(inverted(large.pixels));
    expect(large.weight).toBeLessThanOrEqual(STEP_BYTES_MOST);
  }
  let count = 0;
  while (large.undo()) count += 1;
  expect(count).toBe(4);
  expect(large.weight).toBeLessThanOrEqual(STEP_BYTES_MOST);
});

it('tells which rectangle changed, and no more', () => {
  const sheet = createSheet(blank(200, 100, WHITE));
  expect(sheet.takeDamage()).toEqual({ left: 0, top: 0, width: 200, height: 100 });
  expect(sheet.takeDamage()).toBeNull();
  drawLine({ x: 10, y: 12 }, { x: 14, y: 18 }, nibOf('square', 2), sheet.paint(BLACK));
  expect(sheet.takeDamage()).toEqual({ left: 9, top: 11, width: 6, height: 8 });
});

it('erases one color alone where it is asked to (PAINT-1)', () => {
  const sheet = createSheet(pictureOf('#r#r', 'rr##'));
  const row = sheet.replace(RED, WHITE);
  row(0, -5, 3);
  row(1, 1, 9);
  expect(textOf(sheet.pixels)).toBe('#.#r\nr.##');
});

it('lays pixels over the picture, without those of one color (PAINT-4)', () => {
  const sheet = createSheet(pictureOf('####', '####'));
  sheet.stamp(pictureOf('.r', 'r.'), { x: 3, y: 0 }, WHITE);
  sheet.stamp(pictureOf('.r', 'r.'), { x: -1, y: 1 });
  expect(textOf(sheet.pixels)).toBe('####\nr##r');
});

it('flips, turns, inverts and widens as it says (PAINT-6)', () => {
  const picture = pictureOf('#r.', '..r');
  expect(textOf(flipped(picture, 'across'))).toBe('.r#\nr..');
  expect(textOf(flipped(picture, 'down'))).toBe('..r\n#r.');
  expect(textOf(turned(picture, 90))).toBe('.#\n.r\nr.');
  expect(textOf(turned(picture, 180))).toBe('r..\n.r#');
  expect(textOf(turned(picture, 270))).toBe('.r\nr.\n#.');
  expect(textOf(resized(picture, 2, 3, BLACK))).toBe('#r\n..\n##');
  expect(inverted(pictureOf('#.')).data).toEqual(pictureOf('.#').data);
  expect(textOf(pieceOf(picture, { left: 1, top: 0, width: 2, height: 2 }))).toBe('r.\n.r');
});

it('comes back to the same picture after four turns, two flips and two inversions (PAINT-6)', () => {
  const aPicture = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc
        .array(aColor, { minLength: width * height, maxLength: width * height })
        .map((colors): Pixels => ({ width, height, data: Uint32Array.from(colors) })),
    );
  fc.assert(
    fc.property(aPicture, (picture) => {
      expect(turned(turned(picture, 90), 270)).toEqual(picture);
      expect(turned(turned(picture, 90), 90)).toEqual(turned(picture, 180));
      expect(flipped(flipped(picture, 'across'), 'across')).toEqual(picture);
      expect(flipped(flipped(picture, 'across'), 'down')).toEqual(turned(picture, 180));
      expect(inverted(inverted(picture))).toEqual(picture);
    }),
  );
});
