import type { EpochMs } from '@shared/kernel/units.ts';

/** The most octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Lines of events, and of the time zones that they name, as a file that calendars read: iCalendar of RFC 5545. */
export const calendarFile = (made: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${made}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const isoOf = (at: number): string => new Date(at).toISOString();
export const dateText = (at: number): string => isoOf(at).slice(0, 10).replaceAll('-', '');
/** Day and time by the fields of UTC, without a zone. */
export const dateTimeText = (at: number): string =>
  `${dateText(at)}T${isoOf(at).slice(11, 19).replaceAll(':', '')}`;

/** When an entry was made: every entry says so. */
export const stampLine = (now: EpochMs): string => `DTSTAMP:${dateTimeText(now)}Z`;

/** A text as a value: what separates values, and the ends of lines, are written out. */
export const escaped = (text: string): string =>
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
