import { expect, it } from 'vitest';
import { otherSide, SIDES, sideOf, turned } from './turn.ts';

it('shows front and back from three frames each, and turns all round (THING-6)', () => {
  const sides = Array.from({ length: SIDES }, (_, frame) => sideOf(frame));
  expect(sides.map((side, frame) => (side === 'front' ? frame : -1)).filter((frame) => frame >= 0)).toEqual([
    0, 1, 15,
  ]);
  expect(sides.map((side, frame) => (side === 'back' ? frame : -1)).filter((frame) => frame >= 0)).toEqual([
    7, 8, 9,
  ]);
  expect([turned(15, 1), turned(0, -1), turned(3, 40), turned(3, -40)]).toEqual([0, 15, 11, 11]);
});

it('turns over to the back, and from there to the front', () => {
  expect([0, 1, 4, 8, 9, 15].map(otherSide)).toEqual([8, 8, 8, 0, 0, 8]);
});
