import { expect, it } from 'vitest';
import { emptyHand, useHand } from './hand.ts';
import type { HotspotNow } from './placeNow.ts';

const burns = { answers: ['It burns.'], records: 'shown:lake-tree-shore/candle' } as const;
const at = (reaction: HotspotNow['reaction'], uses: HotspotNow['uses'] = {}): HotspotNow => ({
  label: 'Footprints',
  reaction,
  uses,
});
const look = at({ answers: ['Size five.'] }, { candle: burns });
const door = at({ exit: { to: 'lake-tree' } });

it('presses as ever while the hand is empty, and what was offered before is not any more (THING-2)', () => {
  const hand = emptyHand();
  hand.offered.set('bear');
  expect(useHand(hand, look, 'lake-tree-shore')).toBeNull();
  expect(hand.offered.get()).toBeNull();
});

it('uses a thing where it belongs, and puts it away (THING-3)', () => {
  const hand = emptyHand();
  hand.held.set('candle');
  expect(useHand(hand, look, 'lake-tree-shore')).toBe(burns);
  expect(hand.held.get()).toBeNull();
});

it('keeps a thing in hand where it has no use, and through a door (THING-3)', () => {
  const hand = emptyHand();
  hand.held.set('bear');
  expect(useHand(hand, look, 'lake-tree-shore')?.answers).toHaveLength(3);
  expect(useHand(hand, door, 'lake-tree-shore')).toBeNull();
  expect(hand.held.get()).toBe('bear');
});

it('uses a thing on a door that knows it', () => {
  const hand = emptyHand();
  hand.held.set('candle');
  expect(useHand(hand, { ...door, uses: { candle: burns } }, 'lake-tree-shore')).toBe(burns);
});

it('shows a thing to a person to whom it is held, and puts it away (TALK-3)', () => {
  const hand = emptyHand();
  hand.held.set('bear');
  expect(useHand(hand, at({ talk: 'cook' }), 'snack-shack-counter')?.talk).toBe('cook/with/bear');
  expect(hand.held.get()).toBeNull();
});
