import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, monthsLater, weeksOf } from './month.ts';

const month = fc.record({
  year: fc.integer({ min: 1900, max: 2200 }),
  month: fc.integer({ min: 0, max: 11 }),
});

describe('a month of the calendar', () => {
  it('begins its weeks with Sunday and leaves days of other months out', () => {
    expect(weeksOf({ year: 1995, month: 7 })).toEqual([
      [null, null, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11, 12],
      [13, 14, 15, 16, 17, 18, 19],
      [20, 21, 22, 23, 24, 25, 26],
      [27, 28, 29, 30, 31, null, null],
    ]);
    // A February that fills four weeks, and one of a leap year.
    expect(weeksOf({ year: 2026, month: 1 })).toHaveLength(4);
    expect(
      weeksOf({ year: 2024, month: 1 })
        .flat()
        .findLast((day) => day !== null),
    ).toBe(29);
  });

  it('has each of its days once, under its own weekday', () => {
    fc.assert(
      fc.property(month, ({ year, month }) => {
        weeksOf({ year, month }).forEach((week) =>
          week.forEach((day, weekday) => {
            if (day !== null) expect(new Date(year, month, day).getDay()).toBe(weekday);
          }),
        );
        const days = weeksOf({ year, month })
          .flat()
          .filter((day) => day !== null);
        expect(days).toEqual(days.map((_, index) => index + 1));
        expect(days.length).toBeGreaterThanOrEqual(28);
      }),
    );
  });

  it('follows the one before over the turn of a year, and back', () => {
    expect(monthsLater({ year: 2025, month: 11 }, 1)).toEqual({ year: 2026, month: 0 });
    expect(monthsLater({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
    fc.assert(
      fc.property(month, fc.integer({ min: -500, max: 500 }), (from, count) => {
        const to = monthsLater(from, count);
        expect(to).toEqual(monthOf(new Date(from.year, from.month + count, 1)));
        expect(monthsLater(to, -count)).toEqual(from);
      }),
    );
  });
});
