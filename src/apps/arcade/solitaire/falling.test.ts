import { expect, it } from 'vitest';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { fallOf } from './falling.ts';

it('lets all 52 cards fall, kings first, none under the floor, and comes to an end (SOLITAIRE-4)', () => {
  const card = { width: 71, height: 96 };
  const space = {
    width: 600,
    height: 400,
    card,
    from: (suit: number) => ({ left: 260 + suit * 80, top: 10 }),
  };
  const fall = fallOf(space, seededRandom('fall').fraction);
  const seen = new Set<number>();
  let steps = 0;
  for (let now = fall.step(); now !== null; now = fall.step()) {
    seen.add(now.card);
    expect(now.y).toBeLessThanOrEqual(304);
    steps += 1;
  }
  expect([...seen]).toHaveLength(52);
  expect([...seen].slice(0, 4)).toEqual([12, 25, 38, 51]);
  expect(steps).toBeLessThan(52 * 500);
});
