import { beforeAll, describe, expect, it } from 'vitest';
import { LOCATIONS, placesOf } from '../../../supabase/functions/_shared/domain/town.ts';
import { visibleRects } from '../../engine/geometry/rects.ts';
import { atHour, type HourName } from '../play/hour.ts';
import { spotsAt, type Place } from '../play/place.ts';
import { missingLines } from '../play/talk.ts';
import { targets } from '../play/targets.ts';
import { loadPlace, PLACES } from './index.ts';

describe('every place of the town', () => {
  let places: readonly Place[] = [];
  beforeAll(async () => {
    places = await Promise.all(PLACES.map(loadPlace));
  });

  const atBothHours = <Found>(look: (place: Place, hour: HourName) => readonly Found[]) =>
    places.flatMap((place) => (['day', 'night'] as const).flatMap((hour) => look(place, hour)));

  it('is in the folder of its id', () => {
    expect(places.map(({ id }) => id)).toEqual(PLACES);
    expect(PLACES).toContain('arcade');
  });

  it('leads only where there is a place', () => {
    const exits = places.flatMap(({ hotspots, ways = [] }) => [
      ...Object.values(hotspots).flatMap(({ exit }) => exit ?? []),
      ...ways.flatMap((way) => ('to' in way ? way : [])),
    ]);
    expect(exits.map(({ to }) => to).filter((to) => !PLACES.includes(to))).toEqual([]);
  });

  it('has the cuts that are switched on in it, by day and by night', () => {
    const missing = places.flatMap(({ id, model, hotspots }) =>
      Object.values(hotspots)
        .flatMap(({ switches }) => switches ?? [])
        .filter((cut) => [model.day, model.night].some(({ cuts = {} }) => !(cut in cuts)))
        .map((cut) => `${id}: ${cut}`),
    );
    expect(missing).toEqual([]);
  });

  it('has what its buttons press', () => {
    const missing = places.flatMap(({ hotspots, ways = [] }) =>
      ways.filter((way) => 'hotspot' in way && hotspots[way.hotspot] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('belongs to a location of the map, and each location has all of its places', () => {
    expect([...PLACES].sort()).toEqual(LOCATIONS.flatMap(placesOf).sort());
  });

  it('has nothing that can be pressed and does not answer', () => {
    const silent = places.flatMap(({ id, hotspots }) =>
      Object.entries(hotspots)
        .filter(([, { answers, exit, opens, dialog, talk, event }]) =>
          [answers, exit, opens, dialog, talk, event].every((answer) => answer === undefined),
        )
        .map(([name]) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('has nothing that is hidden behind what else can be pressed there', () => {
    const hidden = atBothHours(({ id, model }, hour) => {
      const all = targets(spotsAt(model, hour), { corner: { x: 0, y: 0 }, scale: 1, thumb: 0 });
      return all
        .filter(([, rect], height) => {
          const left = visibleRects(
            rect,
            all.slice(height + 1).map(([, above]) => above),
          );
          const area = left.reduce((sum, { width, height: high }) => sum + width * high, 0);
          return area < (rect.width * rect.height) / 6;
        })
        .map(([name]) => `${id}, ${hour}: ${name}`);
    });
    expect(hidden).toEqual([]);
  });

  it('has its hotspots where it lights up when they are pointed at, by day and by night', () => {
    const elsewhere = atBothHours(({ id, model, bundle }, hour) =>
      Object.entries(spotsAt(model, hour)).flatMap(([name, spot]) => {
        const light = model[hour].hover[name];
        const frame = light && bundle.atlas.frames[light.frame];
        if (light === undefined || frame === undefined) return [];
        const shared = overlap(spot.x, spot.w, light.x, frame.w) * overlap(spot.y, spot.h, light.y, frame.h);
        return shared < Math.min(spot.w * spot.h, frame.w * frame.h) / 3 ? [`${id}, ${hour}: ${name}`] : [];
      }),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has nothing that can be pressed and makes no sound', () => {
    const silent = places.flatMap(({ id, hotspots, ways = [] }) =>
      [...Object.entries(hotspots), ...ways.map((way) => [way.label, way] as const)]
        // An app that is told plays what fits, and a dialog sounds by itself.
        .filter(([, one]) => !('sound' in one || 'event' in one || 'dialog' in one || 'hotspot' in one))
        .map(([name]) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('never breaks off what somebody says there', () => {
    const talks = places.flatMap(({ hotspots }) => Object.values(hotspots).flatMap(({ talk }) => talk ?? []));
    const hours = (['day', 'night'] as const).flatMap((hour) =>
      talks.flatMap((talk) => atHour(talk, hour) ?? []),
    );
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.flatMap(missingLines)).toEqual([]);
  });

  it('has all pictures and cuts that its model names', () => {
    const missing = places.flatMap(({ id, model, bundle }) =>
      [model.day, model.night].flatMap(({ picture, loops, hover, passers, cuts = {} }) => [
        ...[picture].filter((name) => !(name in bundle.pictures)),
        ...[
          ...Object.values(hover),
          ...Object.values(cuts),
          ...[...loops, ...passers].flatMap(({ cuts }) => cuts),
        ]
          .map(({ frame }) => frame)
          .filter((frame) => !(frame in bundle.atlas.frames))
          .map((frame) => `${id}: ${frame}`),
      ]),
    );
    expect(missing).toEqual([]);
  });

  it('calls each of its hotspots by a name of its own', () => {
    for (const { hotspots } of places) {
      const labels = Object.values(hotspots).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('refuses a name that is none', async () => {
    await expect(loadPlace('atlantis')).rejects.toThrow('atlantis');
  });
});

/** How much two spans have in common. */
const overlap = (one: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
