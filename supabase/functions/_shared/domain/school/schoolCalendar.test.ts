import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { BOARDS } from '../arcade/games/boards.ts';
import { comingUp, schoolMonth } from './schoolCalendar.ts';

const printed = (year: number, month: number) =>
  schoolMonth(year, month - 1).events.map(({ day, label }) => `${day} ${label}`);

describe("the school's calendar", () => {
  it('is that of 2025 to the day (FHS-7)', () => {
    expect(Array.from({ length: 12 }, (_, month) => printed(2025, month + 1))).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      ['28 First Day of School', '30 1st Arcade Challenge'],
      ['1 Labor Day', '12 Picture Day', '27 Homecoming'],
      ['4 2nd Arcade Challenge', '13 Columbus Day', '25 3rd Arcade Challenge', '31 Halloween'],
      ['11 Veterans Day', '22 4th Arcade Challenge', '27 Thanksgiving Break'],
      ['1 Spirit Week', '19 Last Day Before Winter Break', '25 Christmas'],
    ]);
  });

  it('has the holidays of another year by their rules (FHS-7)', () => {
    expect(printed(2026, 1)).toEqual([
      "1 New Year's Day",
      '12 Classes Resume',
      '19 Martin Luther King Jr. Day',
    ]);
    expect(printed(2026, 2)).toContain("16 Presidents' Day");
    expect(printed(2026, 5)).toContain('25 Memorial Day');
    expect(printed(2026, 9)).toContain('7 Labor Day');
    expect(printed(2026, 10)).toContain('12 Columbus Day');
    expect(printed(2026, 11)).toContain('26 Thanksgiving Break');
    expect(printed(2027, 5)).toContain('31 Memorial Day');
  });

  it('has Homecoming on the day that the banner says, in every year (FHS-7)', () => {
    for (const year of [2025, 2026, 2027, 2030]) expect(printed(year, 9)).toContain('27 Homecoming');
  });

  it('opens an arcade challenge on the day that its board takes runs', () => {
    for (const year of [2025, 2028]) {
      const months = Array.from({ length: 12 }, (_, month) => ({ month, ...schoolMonth(year, month) }));
      const challenges = months.flatMap(({ month, events }) =>
        events
          .filter(({ label }) => label.endsWith('Arcade Challenge'))
          .map(({ day }) => Date.UTC(year, month, day)),
      );
      const newYear = epochMs(Date.UTC(year + 1, 0, 1));
      const boards = (['challenge-1', 'challenge-2', 'challenge-3', 'challenge-4'] as const).map(
        (board) => BOARDS[board].window(newYear, 'flappy-flunk')?.from,
      );
      expect(challenges).toEqual(boards);
    }
  });

  it('lists the days of each month in their order, and gives each month a title', () => {
    for (let year = 2025; year < 2060; year += 1) {
      for (let month = 0; month < 12; month += 1) {
        const { title, events } = schoolMonth(year, month);
        expect(title).not.toBe('');
        const days = events.map(({ day }) => day);
        expect(days).toEqual([...days].sort((one, other) => one - other));
        const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        expect(days.every((day) => day >= 1 && day <= length)).toBe(true);
      }
    }
  });

  it('has no thirteenth month', () => {
    expect(() => schoolMonth(2025, 12)).toThrow(RangeError);
  });
});

describe('what comes up', () => {
  const next = (year: number, month: number, day: number) =>
    comingUp({ year, month: month - 1, day }, 3).map(
      ({ month: at, day: on, label }) => `${at + 1}/${on} ${label}`,
    );

  it('begins with the day itself', () => {
    expect(next(2025, 9, 27)).toEqual(['9/27 Homecoming', '10/4 2nd Arcade Challenge', '10/13 Columbus Day']);
    expect(next(2025, 9, 28)[0]).toBe('10/4 2nd Arcade Challenge');
  });

  it('goes on in the next year', () => {
    expect(next(2025, 12, 20)).toEqual(['12/25 Christmas', "1/1 New Year's Day", '1/12 Classes Resume']);
  });
});
