import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs, gum } from '../../kernel/units.ts';
import { cooldown } from './cooldown.ts';
import { dateOf, dayOfDate, daysOfMonth, nextMidnight, streak, utcDay } from './days.ts';
import type { GumRule } from '../school/gum.ts';

const CHECK_IN: GumRule = {
  source: 'daily_checkin',
  direction: 'earn',
  amount: gum(15),
  repeats: 'daily',
  cooldownMinutes: 1440,
  dailyLimit: 15,
  groupLimit: 20,
  claim: 'asking',
};

const at = (iso: string) => epochMs(Date.parse(iso));

describe('UTC days', () => {
  it('change at midnight UTC and not a millisecond before (DATA-2)', () => {
    expect(utcDay(at('2025-03-09T23:59:59.999Z')) + 1).toBe(utcDay(at('2025-03-10T00:00:00.000Z')));
  });

  it('the next midnight is later, at most a day away, and begins the next day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        const now = epochMs(ms);
        const next = nextMidnight(now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(86_400_000);
        expect(utcDay(next)).toBe(utcDay(now) + 1);
      }),
    );
  });
});

describe('dates and months', () => {
  it('a date and its day are the same thing, over leap days and turns of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
        expect(dayOfDate(dateOf(day))).toBe(day);
      }),
    );
    expect(dateOf(dayOfDate('2028-02-28') + 1)).toBe('2028-02-29');
    expect(dateOf(dayOfDate('2027-02-28') + 1)).toBe('2027-03-01');
    expect(dayOfDate('yesterday')).toBeNaN();
  });

  it.each([
    ['2028-02', 29],
    ['2027-02', 28],
    ['2025-03', 31],
    ['2025-11', 30],
    ['2026-12', 31],
  ])('%s has %i days, whatever the clocks of a country do in it', (month, length) => {
    const { from, until } = daysOfMonth(month);
    expect([dateOf(from), until - from]).toEqual([`${month}-01`, length]);
  });
});

/** The moments at which the clocks of the United States change, and a leap day. */
const ODD_NIGHTS = [
  ['the night in which clocks go forward', '2025-03-09'],
  ['the night in which clocks go back', '2025-11-02'],
  ['the leap day', '2028-02-29'],
] as const;

describe.each(ODD_NIGHTS)('on %s', (_, date) => {
  const day = dayOfDate(date);
  const midnight = at(`${date}T00:00:00Z`);

  it('every minute of 24 hours is that day, and the next midnight is 24 hours after the last', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = epochMs(midnight + minute * 60_000);
      expect([utcDay(now), nextMidnight(now)]).toEqual([day, midnight + 86_400_000]);
    }
    expect(utcDay(epochMs(midnight + 86_400_000))).toBe(day + 1);
  });

  it('a streak goes on over it, and breaks where that day is missed', () => {
    const week = [-3, -2, -1, 0, 1, 2, 3].map((step) => day + step);
    expect(streak(week, day + 3)).toBe(7);
    expect(
      streak(
        week.filter((one) => one !== day),
        day + 3,
      ),
    ).toBe(3);
  });

  it('cooldown of the check-in ends at midnight UTC and not a millisecond before', () => {
    const claimed = { lastAt: epochMs(midnight + 1), today: 15, groupToday: 15 };
    const last = cooldown(CHECK_IN, claimed, epochMs(midnight + 86_400_000 - 1));
    expect(last).toMatchObject({ canEarn: false, cooldownMinutes: 1, nextAt: midnight + 86_400_000 });
    const next = cooldown(CHECK_IN, { ...claimed, today: 0, groupToday: 0 }, epochMs(midnight + 86_400_000));
    expect(next).toMatchObject({ canEarn: true, reward: 15 });
  });
});

describe('the login streak', () => {
  it('counts back from today and stops at the first day missed (GUM-6)', () => {
    expect(streak([10, 9, 8, 6, 5], 10)).toBe(3);
  });

  it('still stands the day after, until that day is missed too (GUM-6)', () => {
    expect(streak([9, 8], 10)).toBe(2);
    expect(streak([8, 7], 10)).toBe(0);
    expect(streak([], 10)).toBe(0);
  });

  it('grows by one with each daily login, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 })),
        fc.integer({ min: 41, max: 60 }),
        (days, today) => {
          const before = streak(days, today);
          expect(streak([...days, today], today)).toBe(before + 1);
        },
      ),
    );
  });
});
