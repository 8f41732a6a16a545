import { schoolMonth } from '@shared/domain/school/schoolCalendar.ts';
import type { EpochMs } from '@shared/kernel/units.ts';

/** A whole day in a calendar file; January is 0. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly label: string;
}

/** The most octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Days as a file that calendars read, iCalendar of RFC 5545 (FHS-8). `now` is when it is made. */
export function calendarFile(days: readonly CalendarDay[], host: string, now: EpochMs): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//School calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventLines(day, host, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ year, month, day, label }: CalendarDay, host: string, now: EpochMs): readonly string[] {
  const starts = dateText(Date.UTC(year, month, day));
  const slug = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [
    'BEGIN:VEVENT',
    // The same day has the same id in every file, so that it is not added twice.
    `UID:${starts}-${slug}@${host}`,
    `DTSTAMP:${dateText(now)}T${timeText(now)}Z`,
    `DTSTART;VALUE=DATE:${starts}`,
    `DTEND;VALUE=DATE:${dateText(Date.UTC(year, month, day + 1))}`,
    `SUMMARY:${escaped(label)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const isoOf = (at: number): string => new Date(at).toISOString();
const dateText = (at: number): string => isoOf(at).slice(0, 10).replaceAll('-', '');
const timeText = (at: number): string => isoOf(at).slice(11, 19).replaceAll(':', '');

/** A text as a value: what separates values, and the ends of lines, are written out. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** A line in pieces of at most 75 octets: each piece after the first begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (encoder.encode(piece + character).length > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

/** Every day that the school's calendar has for a year. */
export const daysOfYear = (year: number): readonly CalendarDay[] =>
  Array.from({ length: 12 }, (_, month) =>
    schoolMonth(year, month).events.map(({ day, label }) => ({ year, month, day, label })),
  ).flat();
