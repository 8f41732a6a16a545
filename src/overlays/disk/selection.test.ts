import { expect, it } from 'vitest';
import {
  bandOf,
  everything,
  gone,
  inverted,
  neighbor,
  NOTHING,
  only,
  ranged,
  toggled,
  touchedBy,
  within,
  type Box,
  type Selection,
} from './selection.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ chosen: ids }: Selection) => [...ids].join('');

it('chooses one, several, a range and all, as a desktop of 1995 does (DISK-9)', () => {
  expect(chosen(only('b'))).toBe('b');
  expect(chosen(toggled(toggled(only('b'), 'd'), 'b'))).toBe('d');
  expect(chosen(ranged(only('b'), IDS, 'd'))).toBe('bcd');
  expect(chosen(ranged(ranged(only('c'), IDS, 'e'), IDS, 'a'))).toBe('abc');
  expect(chosen(ranged(NOTHING, IDS, 'b'))).toBe('b');
  expect(chosen(ranged(gone(only('a'), 'd'), IDS, 'e'))).toBe('de');
  expect(chosen(everything(NOTHING, IDS))).toBe('abcde');
  expect(chosen(inverted(only('c'), IDS))).toBe('abde');
});

it('forgets what is there no more', () => {
  const both = toggled(only('a'), 'b');
  expect(within(both, IDS)).toBe(both);
  expect(within(both, ['a'])).toEqual({ chosen: new Set('a'), at: null, anchor: null });
});

/** Two rows of three and two. */
const BOXES = new Map(
  IDS.map((id, index): [string, Box] => [
    id,
    { left: (index % 3) * 80, top: Math.floor(index / 3) * 70, width: 75, height: 64 },
  ]),
);

it('goes by arrows to what is nearest in that direction (DISK-9)', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => neighbor(key, 'b', BOXES))).toEqual(
    [...['c', 'e', 'a', undefined]],
  );
  expect(neighbor('ArrowDown', 'c', BOXES)).toBe('e');
  expect(neighbor('ArrowRight', 'c', BOXES)).toBeUndefined();
  expect(neighbor('ArrowDown', null, BOXES)).toBe('a');
  expect([neighbor('Home', 'c', BOXES), neighbor('End', 'c', BOXES), neighbor('x', 'c', BOXES)]).toEqual([
    ...['a', 'e', undefined],
  ]);
});

it('chooses what a band touches, whichever way it is drawn (DISK-9)', () => {
  expect(touchedBy(bandOf(10, 10, 90, 80), BOXES)).toEqual(['a', 'b', 'd', 'e']);
  expect(touchedBy(bandOf(90, 20, 10, 10), BOXES)).toEqual(['a', 'b']);
  expect(touchedBy(bandOf(76, 0, 79, 60), BOXES)).toEqual([]);
});
