import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutText, mergedLayout, type DeskLayout } from './layout.ts';

const cell = fc.record({ column: fc.nat(3), row: fc.nat(3) });
const id = fc.constantFrom('a', 'b', 'c', 'd');
const layout: fc.Arbitrary<DeskLayout> = fc.record({
  places: fc.dictionary(id, cell),
  hidden: fc.uniqueArray(id),
});

it('merges icon by icon: what one side changed, and of what both changed the copy’s (DISK-21)', () => {
  const at = (column: number, row: number) => ({ column, row });
  const base = { places: { a: at(0, 0), b: at(0, 1), c: at(0, 2) }, hidden: ['x'] };
  const mine = { places: { a: at(5, 0), b: at(5, 1) }, hidden: ['x', 'y'] };
  const theirs = { places: { a: at(0, 0), b: at(7, 1), c: at(0, 2), d: at(1, 1) }, hidden: [] };
  const expected = { places: { a: at(5, 0), b: at(7, 1), d: at(1, 1) }, hidden: ['y'] };
  expect(layoutText(mergedLayout(base, mine, theirs))).toBe(layoutText(expected));
});

it('is the other side where one changed nothing, and the same again where both are the same (DISK-21)', () => {
  fc.assert(
    fc.property(layout, layout, (one, other) => {
      expect(layoutText(mergedLayout(one, one, other))).toBe(layoutText(other));
      expect(layoutText(mergedLayout(one, other, one))).toBe(layoutText(other));
      expect(layoutText(mergedLayout(one, other, other))).toBe(layoutText(other));
    }),
  );
});
