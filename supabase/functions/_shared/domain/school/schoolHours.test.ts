import { describe, expect, it } from 'vitest';
import { hoursText, isSiteDay, SCHOOL_HOURS, schoolOpening } from './schoolHours.ts';
import { countdownText } from '../town/timeAccess.ts';

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;

const saysAt = (day: number, hour: number, minute: number) =>
  SCHOOL_HOURS.map((hours) => countdownText(schoolOpening(hours, { day, hour, minute })));

describe("the school's hours", () => {
  it('are those that its door says (FHS-4)', () => {
    expect(SCHOOL_HOURS.map((hours) => `${hours.name} ${hoursText(hours)}`)).toEqual([
      'Classes 8:00 to 2:30',
      'Office 7:30 to 4:00',
      'Library 7:00 to 6:00',
    ]);
  });

  it('begin and end on the minute', () => {
    expect(saysAt(MONDAY, 7, 29)).toEqual(['Opens in 0h 31m', 'Opens in 0h 1m', 'Closes in 10h 31m']);
    expect(saysAt(MONDAY, 7, 30)).toEqual(['Opens in 0h 30m', 'Closes in 8h 30m', 'Closes in 10h 30m']);
    expect(saysAt(MONDAY, 14, 29)).toEqual(['Closing soon', 'Closes in 1h 31m', 'Closes in 3h 31m']);
    expect(saysAt(MONDAY, 14, 30)[0]).toBe('Opens in 17h 30m');
  });

  it('leave out the weekend (FHS-4)', () => {
    expect(saysAt(FRIDAY, 18, 0)).toEqual(['Opens in 2d 14h', 'Opens in 2d 13h', 'Opens in 2d 13h']);
    expect(saysAt(SUNDAY, 12, 0)).toEqual(['Opens in 20h 0m', 'Opens in 19h 30m', 'Opens in 19h 0m']);
  });
});

it('the site shows the school by day from 8:00 to 15:59 (FHS-3)', () => {
  expect([7, 8, 15, 16].map(isSiteDay)).toEqual([false, true, true, false]);
});
