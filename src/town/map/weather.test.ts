import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skyAt } from '@shared/domain/town/weather.ts';
import { cloudAt, dropAt } from './weather.ts';

const HOUR = 3_600_000;
const START = Date.UTC(1995, 8, 1);
const skies = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) => skyAt(START + (day * 24 + hour) * HOUR)),
  );

describe('the sky', () => {
  it('rains now and then: for three hours of about one day in four, with clouds round them', () => {
    const days = skies(400);
    const rainy = days.filter((hours) => hours.includes('rain'));
    expect(rainy.length / days.length).toBeGreaterThan(0.18);
    expect(rainy.length / days.length).toBeLessThan(0.32);
    for (const hours of rainy) {
      expect(hours.filter((sky) => sky === 'rain')).toHaveLength(3);
      expect(hours.includes('clear')).toBe(false);
      expect(hours.lastIndexOf('rain') - hours.indexOf('rain')).toBe(2);
    }
    expect(days.some((hours) => hours.every((sky) => sky === 'clear'))).toBe(true);
  });

  it('rains on the same days in every version of the town (MAP-7)', () => {
    const rainy = skies(30).flatMap((hours, day) => (hours.includes('rain') ? [day + 1] : []));
    expect(rainy).toEqual([4, 6, 8, 11, 23, 25, 27, 30]);
  });

  it('is the same all through an hour, for everybody (MAP-7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: HOUR - 1 }), (hour, ms) => {
        expect(skyAt(START + hour * HOUR + ms)).toBe(skyAt(START + hour * HOUR));
      }),
    );
  });
});

describe('what comes from it', () => {
  const TOWN = { width: 2048, height: 1280 };
  const CLOUD = { width: 160, height: 80 };

  it('drifts over the whole town and comes back, never farther out than it is wide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1e7 }), (index, elapsed) => {
        const { x, y } = cloudAt(index, elapsed, TOWN, CLOUD);
        expect(x >= -CLOUD.width && x <= TOWN.width).toBe(true);
        expect(y >= -CLOUD.height && y <= TOWN.height).toBe(true);
      }),
    );
  });

  it('drifts slowly to the east', () => {
    const [now, later] = [cloudAt(1, 0, TOWN, CLOUD), cloudAt(1, 10_000, TOWN, CLOUD)];
    expect((later.x - now.x + TOWN.width + CLOUD.width) % (TOWN.width + CLOUD.width)).toBeCloseTo(90, -1);
  });

  it('falls within the body, a frame after the other', () => {
    const body = { width: 390, height: 700 };
    const steps = Array.from({ length: 12 }, (_, step) => dropAt(3, step, body, 3));
    for (const { x, y } of steps) expect(x >= 0 && x < 390 && y >= 0 && y < 700).toBe(true);
    for (const [index, { frame }] of steps.entries()) {
      expect(frame).toBe(((steps[0]?.frame ?? 0) + index) % 3);
    }
    expect(new Set(steps.map(({ x, y }) => `${x},${y}`)).size).toBeGreaterThan(3);
  });
});
