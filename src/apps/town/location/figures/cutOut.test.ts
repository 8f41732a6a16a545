import { expect, it } from 'vitest';
import { cutOut } from './cutOut.ts';

const COLORS: Readonly<Record<string, readonly number[]>> = {
  '.': [120, 180, 220, 255],
  '#': [24, 20, 37, 255],
  o: [240, 200, 160, 255],
};
/** Cuts a drawing out, and shows what is left of it; a space is transparent. */
function cut(rows: readonly string[]): readonly string[] {
  const letters = [...rows.join('')];
  const pixels = new Uint8ClampedArray(letters.flatMap((letter) => COLORS[letter] ?? []));
  cutOut(pixels, rows.length);
  return rows.map((row, y) =>
    [...row].map((letter, x) => (pixels[(y * rows.length + x) * 4 + 3] === 0 ? ' ' : letter)).join(''),
  );
}

it('takes away what lies around the outline of a head, and nothing within it', () => {
  expect(cut(['......', '.####.', '.#o.#.', '.####.', '.#oo#.', '######'])).toEqual([
    '      ',
    ' #### ',
    ' #o.# ',
    ' #### ',
    ' #oo# ',
    '######',
  ]);
});

it('leaves the hair whole whose outline has a gap', () => {
  expect(cut(['......', '.#.##.', '.#oo#.', '.####.', '.#oo#.', '######'])).toEqual([
    '      ',
    ' # ## ',
    ' #oo# ',
    ' #### ',
    ' #oo# ',
    '######',
  ]);
});
