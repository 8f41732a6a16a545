import { expect, it } from 'vitest';
import { LASTS_MS, litBy, recordedAt } from './recording.ts';

it('plays from eight to half past in some two minutes, never back, and what happens at once as it was (EVENING-9)', () => {
  expect(LASTS_MS).toBeGreaterThan(110_000);
  expect(LASTS_MS).toBeLessThan(130_000);
  const steps = Array.from({ length: LASTS_MS / 125 + 1 }, (_, step) => recordedAt(step * 125));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect([steps[0], steps.at(-1), recordedAt(LASTS_MS * 2)]).toEqual([0, 1_802_000, 1_802_000]);
  const dark = steps.filter((ms) => ms >= 240_000 && ms < 249_000);
  expect(dark.length).toBe(72);
});

it('lights the candles one after the other, and all of them in time', () => {
  const places = { arcade: 4, streets: 1 };
  expect(litBy(places, -1)).toEqual({ arcade: 0, streets: 0 });
  expect(litBy(places, 360_000)).toEqual({ arcade: 2, streets: 0 });
  expect(litBy(places, 1_000_000)).toEqual(places);
});
