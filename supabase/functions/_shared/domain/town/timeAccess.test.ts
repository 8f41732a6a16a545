import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownText, openingAt, scheduleText, TIMED_PLACES } from './timeAccess.ts';
import { isOpen } from '../system/timeWindows.ts';

const at = (day: number, hour: number, minute = 0) => ({ day, hour, minute });
const windowsOf = (name: string) => TIMED_PLACES.find((place) => place.name === name)?.windows ?? [];
const said = (name: string, day: number, hour: number, minute = 0) =>
  countdownText(openingAt(windowsOf(name), at(day, hour, minute)));

describe('the places that are open at some hours', () => {
  it.each([
    ['Night Club', 3, 20, 30, 'Opens in 0h 30m'],
    ['Night Club', 3, 23, 0, 'Closes in 4h 0m'],
    ['Night Club', 4, 2, 20, 'Closes in 40m'],
    ['Night Club', 4, 2, 50, 'Closing soon'],
    ['Study Hall', 5, 17, 0, 'Opens in 2d 15h'],
    ['Weekend Hangout', 0, 22, 0, 'Opens in 5d 12h'],
    ['Lunch Spot', 2, 13, 30, 'Closes in 30m'],
    ['Early Bird Cafe', 2, 5, 1, 'Opens in 0h 59m'],
    ['After School Hangout', 6, 15, 0, 'Opens in 2d 0h'],
  ] as const)('%s on day %i at %i:%i says %s (DOOR-2, DOOR-4)', (name, day, hour, minute, text) => {
    expect(said(name, day, hour, minute)).toBe(text);
  });

  it('say what never or always opens (DOOR-4)', () => {
    expect(countdownText(openingAt([], at(1, 12)))).toBe('Never opens');
    expect(countdownText(openingAt([{ startHour: 0, endHour: 24 }], at(1, 12)))).toBe('Open now');
  });

  it('have their hours on the door', () => {
    expect(TIMED_PLACES.map(({ windows }) => scheduleText(windows))).toEqual([
      '9 PM to 3 AM, daily',
      '8 AM to 5 PM, Mon to Fri',
      '10 AM to 10 PM, Sun and Sat',
      '11 AM to 2 PM, daily',
      '6 AM to 10 AM, daily',
      '3 PM to 8 PM, Mon to Fri',
    ]);
  });

  it('change when they say that they will, and not a minute sooner (DOOR-4)', () => {
    const window = fc.record({
      startHour: fc.integer({ min: 0, max: 23 }),
      endHour: fc.integer({ min: 0, max: 24 }),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    });
    const moment = fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    fc.assert(
      fc.property(fc.array(window, { maxLength: 3 }), moment, (windows, now) => {
        const { open, changesIn } = openingAt(windows, now);
        const after = (minutes: number) => {
          const total = (now.day * 24 + now.hour) * 60 + now.minute + minutes;
          return isOpen(windows, { day: Math.floor(total / 1440) % 7, hour: Math.floor(total / 60) % 24 });
        };
        expect(after(0)).toBe(open);
        if (changesIn === null) return;
        expect(after(changesIn)).toBe(!open);
        expect(after(changesIn - 1)).toBe(open);
      }),
    );
  });
});
