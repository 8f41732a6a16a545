import { expect, it } from 'vitest';
import { isSpot, placeOfSpot, SPOTS } from '@shared/domain/town/spots.ts';
import { loadPlace, PLACES } from './index.ts';

it('the server knows each hotspot that answers at any evening, and no other (EPISODE-4)', async () => {
  const answering = await Promise.all(
    PLACES.toSorted().map(async (id) => {
      const { hotspots, glows = {} } = await loadPlace(id);
      const names = Object.entries(hotspots).flatMap(([name, { answers }]) =>
        answers && !(name in glows) ? [name] : [],
      );
      return [id, names.toSorted().join(' ')] as const;
    }),
  );
  expect(SPOTS, 'SPOTS of domain/town/spots.ts has what answers in each place').toEqual(
    Object.fromEntries(answering.filter(([, names]) => names !== '')),
  );
});

it('a spot is named by its place and its hotspot', () => {
  expect(['shed/clock', 'shed/door', 'shed', 'shed/clock/x', 'toString/x', '/clock'].map(isSpot)).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
  ]);
  expect(placeOfSpot('shed-loft/hook')).toBe('shed-loft');
});
