import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { localMinute } from '../system/timeWindows.ts';
import { eveningAt } from './evening.ts';
import {
  dayAt,
  dayBefore,
  FIRST_WEEK,
  isWeekId,
  numberOfWeek,
  weekAfter,
  weekAt,
  weekNamed,
} from './week.ts';

const CHICAGO = 'America/Chicago';
const ZONES = [
  CHICAGO,
  'Europe/Paris',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Asia/Beirut',
];
const HOUR_MS = 3_600_000;
const at = (text: string) => epochMs(Date.parse(text));
const iso = (ms: number) => new Date(ms).toISOString();

const moments = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }).map(epochMs);
const zones = fc.constantFrom(...ZONES);

describe('the week', () => {
  it('goes from Monday to Sunday by the clock of Arcadia (EPISODE-1)', () => {
    expect(weekAt(at('2026-12-02T12:00:00-06:00'), CHICAGO)).toEqual({
      id: '2026-11-30',
      startsAt: at('2026-11-30T00:00:00-06:00'),
      endsAt: at('2026-12-07T00:00:00-06:00'),
      voteOpensAt: at('2026-12-06T00:00:00-06:00'),
      votesToldAt: at('2026-12-07T00:00:00-06:00'),
      eveningId: '2026-12-04',
    });
    expect(weekAt(at('2026-11-29T23:59:59-06:00'), CHICAGO).id).toBe('2026-11-23');
    expect(weekAt(at('2026-11-30T00:00:00-06:00'), CHICAGO).id).toBe('2026-11-30');
  });

  it('is an hour longer or shorter where clocks change, and its Sunday with it', () => {
    // Clocks change on Sunday, 1 November 2026, and on Sunday, 14 March 2027.
    const fall = weekAt(at('2026-10-28T12:00:00-05:00'), CHICAGO);
    expect([iso(fall.voteOpensAt), iso(fall.endsAt)]).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
    ]);
    expect(fall.endsAt - fall.startsAt).toBe((7 * 24 + 1) * HOUR_MS);
    const spring = weekAt(at('2027-03-14T23:30:00-05:00'), CHICAGO);
    expect(spring.id).toBe('2027-03-08');
    expect(spring.endsAt - spring.voteOpensAt).toBe(23 * HOUR_MS);
    expect(spring.endsAt - spring.startsAt).toBe((7 * 24 - 1) * HOUR_MS);
  });

  it('begins after midnight where no clock shows it', () => {
    // In Santiago Sunday, 8 September 2024 began at 1:00.
    const santiago = weekAt(at('2024-09-04T12:00:00Z'), 'America/Santiago');
    expect(iso(santiago.voteOpensAt)).toBe('2024-09-08T04:00:00.000Z');
    expect(localMinute('America/Santiago', santiago.voteOpensAt)).toEqual({ day: 0, hour: 1, minute: 0 });
  });

  it('holds its moment, and follows the week before without a gap', () => {
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const week = weekAt(now, zone);
        expect(week.startsAt).toBeLessThanOrEqual(now);
        expect(week.endsAt).toBeGreaterThan(now);
        expect(weekAt(week.startsAt, zone)).toEqual(week);
        expect(weekAt(epochMs(week.endsAt - 1), zone)).toEqual(week);
        const next = weekAt(week.endsAt, zone);
        expect(next.startsAt).toBe(week.endsAt);
        expect(next.id).toBe(weekAfter(week.id));
        expect(numberOfWeek(next.id)).toBe(numberOfWeek(week.id) + 1);
        expect(weekNamed(week.id, zone)).toEqual(week);
      }),
      { numRuns: 60 },
    );
  });

  it('has its days begin as the days of the calendar do, and one evening', () => {
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const week = weekAt(now, zone);
        const dayOf = (ms: number) => localMinute(zone, epochMs(ms)).day;
        expect([dayOf(week.startsAt - 1), dayOf(week.startsAt)]).toEqual([0, 1]);
        expect([dayOf(week.voteOpensAt - 1), dayOf(week.voteOpensAt)]).toEqual([6, 0]);
        const { darkAt } = eveningAt(week.startsAt, zone);
        expect(darkAt).toBeGreaterThan(week.startsAt);
        expect(darkAt).toBeLessThan(week.voteOpensAt);
        const friday = new Date(darkAt).toLocaleDateString('sv', { timeZone: zone });
        expect(friday).toBe(week.eveningId);
      }),
      { numRuns: 40 },
    );
  });

  it('is named by a Monday alone', () => {
    expect([isWeekId(FIRST_WEEK), numberOfWeek(FIRST_WEEK), numberOfWeek('2026-11-23')]).toEqual([
      true,
      0,
      -1,
    ]);
    for (const wrong of ['2026-12-01', '2026-13-07', '2026-02-30', '2026-11-30T00', '', 'Monday'])
      expect([wrong, isWeekId(wrong), weekNamed(wrong, CHICAGO)]).toEqual([wrong, false, null]);
  });
});

describe('a day', () => {
  it('is the one of its date in Arcadia, and follows the one before, in any zone (EPISODE-10)', () => {
    expect(dayAt(at('2026-12-02T23:59:59-06:00'), CHICAGO)).toEqual({
      ...{ id: '2026-12-02', week: '2026-11-30', nth: 2 },
      endsAt: at('2026-12-03T00:00:00-06:00'),
    });
    // A day of 25 hours.
    expect(dayAt(at('2026-11-01T12:00:00-06:00'), CHICAGO).endsAt).toBe(at('2026-11-02T00:00:00-06:00'));
    expect(dayBefore(dayAt(at('2026-11-30T00:00:00-06:00'), CHICAGO))).toEqual({
      ...{ id: '2026-11-29', week: '2026-11-23', nth: 6 },
    });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const { endsAt, ...day } = dayAt(moment, zone);
        expect(endsAt).toBeGreaterThan(moment);
        expect(endsAt - moment).toBeLessThanOrEqual(25 * HOUR_MS);
        expect(dayAt(epochMs(endsAt - 1), zone)).toEqual({ ...day, endsAt });
        expect(dayBefore(dayAt(endsAt, zone))).toEqual(day);
        expect(day.week).toBe(weekAt(moment, zone).id);
      }),
    );
  });
});
