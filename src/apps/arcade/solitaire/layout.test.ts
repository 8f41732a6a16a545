import { expect, it } from 'vitest';
import { layoutFor, SPOT_NAMES } from './layout.ts';

const PHONE = { width: 790, height: 310 };

it('has stock and foundations above the piles, and beside them on a phone on its side (SOLITAIRE-9)', () => {
  const [desk, phone, small] = [
    layoutFor({ width: 630, height: 420 }),
    layoutFor(PHONE),
    layoutFor({ width: 590, height: 215 }),
  ];
  expect(desk.placeOf('p0').top).toBeGreaterThan(desk.placeOf('stock').top + desk.height);
  for (const layout of [phone, small]) {
    expect(layout.placeOf('p0').top).toBe(layout.placeOf('stock').top);
    expect(layout.placeOf('f0').left).toBeGreaterThan(layout.placeOf('p6').left + layout.width - 1);
  }
  expect([desk, phone, small].map(({ size }) => size)).toEqual(['full', 'full', 'small']);
});

it.each([PHONE, { width: 590, height: 215 }, { width: 630, height: 420 }, { width: 380, height: 560 }])(
  'lays no spot over another and none outside, three cards of the waste included, in %o',
  (space) => {
    const { placeOf, wasteStep, width, height } = layoutFor(space);
    const rooms = SPOT_NAMES.map((spot) => {
      const { left, top } = placeOf(spot);
      const fan = spot === 'waste' ? 2 : 0;
      return {
        ...{ left, top },
        right: left + width + fan * wasteStep.left,
        bottom: top + height + fan * wasteStep.top,
      };
    });
    for (const [index, one] of rooms.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(space.width);
      expect(one.bottom).toBeLessThanOrEqual(space.height);
      for (const other of rooms.slice(index + 1)) {
        const across = one.left < other.right && other.left < one.right;
        const down = one.top < other.bottom && other.top < one.bottom;
        expect(across && down).toBe(false);
      }
    }
  },
);

it('gives a pile of six hidden and thirteen seen cards its place within the table (SOLITAIRE-9)', () => {
  const layout = layoutFor(PHONE);
  const pile = { hidden: Array.from({ length: 6 }, () => 0), shown: Array.from({ length: 13 }, () => 0) };
  const { hidden, shown } = layout.stepsOf(pile);
  expect(layout.placeOf('p0').top + 6 * hidden + 12 * shown + layout.height).toBeLessThanOrEqual(
    PHONE.height,
  );
  expect(shown).toBeGreaterThanOrEqual(10);
});
