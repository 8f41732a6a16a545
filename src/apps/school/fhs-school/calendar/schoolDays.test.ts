import { describe, expect, it } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { daysOfYear, schoolDaysFile } from './schoolDays.ts';

const NOW = epochMs(Date.parse('2025-09-01T12:34:56Z'));
const fileOf = (label: string, day = { year: 2025, month: 8, day: 27 }) =>
  schoolDaysFile([{ ...day, label }], 'site.town', NOW);
const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('is what RFC 5545 asks for, a whole day that takes no time from anyone (FHS-8)', () => {
    expect(linesOf(fileOf('Homecoming'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//site.town//School calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250927-homecoming@site.town',
      'DTSTAMP:20250901T123456Z',
      'DTSTART;VALUE=DATE:20250927',
      'DTEND;VALUE=DATE:20250928',
      'SUMMARY:Homecoming',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends a day at the end of a month and of a year on the next one', () => {
    expect(fileOf('Halloween', { year: 2025, month: 9, day: 31 })).toContain('DTEND;VALUE=DATE:20251101');
    expect(fileOf('New Year', { year: 2025, month: 11, day: 31 })).toContain('DTEND;VALUE=DATE:20260101');
  });

  it('writes out what would end a value or a line', () => {
    expect(fileOf('Dance; bring two, cups\\straws\nBEGIN:VALARM')).toContain(
      'SUMMARY:Dance\\; bring two\\, cups\\\\straws\\nBEGIN:VALARM\r\n',
    );
  });

  it('folds a line that is longer than 75 octets, between characters', () => {
    const label = 'Ünïcödé '.repeat(30).trim();
    const file = fileOf(label);
    const octets = linesOf(file).map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${label}\r\n`);
  });

  it('of a year has each of its days once, each under an id of its own (FHS-8)', () => {
    const file = schoolDaysFile(daysOfYear(2025), 'site.town', NOW);
    const ids = linesOf(unfolded(file)).filter((line) => line.startsWith('UID:'));
    expect(ids).toHaveLength(15);
    expect(new Set(ids).size).toBe(15);
  });
});
