import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { isNight, isNightHour, isTimeZone, nextTransition } from './dayNight.ts';

const at = (iso: string) => epochMs(Date.parse(iso));
const hour = fc.integer({ min: 0, max: 23 });
const zone = fc.constantFrom(
  'America/Chicago',
  'UTC',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Rome',
);

describe('day and night', () => {
  it('is day from 6:00 up to 20:00 in Chicago, winter and summer (TIME-2)', () => {
    expect(isNight(at('2025-01-15T11:59:59.999Z'))).toBe(true);
    expect(isNight(at('2025-01-15T12:00:00.000Z'))).toBe(false);
    expect(isNight(at('2025-07-15T10:59:59.999Z'))).toBe(true);
    expect(isNight(at('2025-07-15T11:00:00.000Z'))).toBe(false);
    expect(isNight(at('2025-07-16T00:59:59.999Z'))).toBe(false);
    expect(isNight(at('2025-07-16T01:00:00.000Z'))).toBe(true);
  });

  it('may have a day that runs past midnight, or no night at all (TIME-2)', () => {
    const nights = (dayStartHour: number, nightStartHour: number) =>
      [0, 3, 4, 11, 12, 23].filter((each) => isNightHour(each, { dayStartHour, nightStartHour }));
    expect(nights(12, 4)).toEqual([4, 11]);
    expect(nights(12, 12)).toEqual([]);
  });

  it('announces the next change with its hour', () => {
    expect(nextTransition(at('2025-01-15T18:00:00Z'))).toEqual({
      at: at('2025-01-16T02:00:00Z'),
      to: 'night',
      label: 'Night falls at 8 PM',
    });
    expect(nextTransition(at('2025-01-16T02:00:00Z'))?.label).toBe('Day breaks at 6 AM');
  });

  it('finds the dawn after the night in which summer time begins or ends', () => {
    expect(nextTransition(at('2025-03-09T05:00:00Z'))?.at).toBe(at('2025-03-09T11:00:00Z'));
    expect(nextTransition(at('2025-11-02T05:00:00Z'))?.at).toBe(at('2025-11-02T12:00:00Z'));
  });

  it('changes exactly at the transition, for any hours, zone and moment (TIME-3)', () => {
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') });
    fc.assert(
      fc.property(hour, hour, zone, moment, (dayStartHour, nightStartHour, timezone, ms) => {
        const config = { dayStartHour, nightStartHour, timezone };
        const next = nextTransition(epochMs(ms), config);
        if (dayStartHour === nightStartHour) {
          expect(next).toBeNull();
          return;
        }
        if (!next) throw new Error('no transition within a day');
        expect(isNight(epochMs(next.at - 1), config)).toBe(isNight(epochMs(ms), config));
        expect(isNight(next.at, config)).toBe(next.to === 'night');
        expect(isNight(epochMs(ms), config)).toBe(next.to === 'day');
      }),
      { numRuns: 60 },
    );
  });

  it('knows the names of zones from what only looks like one', () => {
    for (const name of ['America/Chicago', 'UTC', 'Asia/Kathmandu']) expect(isTimeZone(name)).toBe(true);
    for (const name of ['', 'America/Springfield', '+05:00', 'UTC; drop table'])
      expect(isTimeZone(name)).toBe(false);
  });
});
