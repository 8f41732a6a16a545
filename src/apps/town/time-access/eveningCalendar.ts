import { clockInChicago } from '@shared/domain/system/chicagoTime.ts';
import { EVENING, eveningAt } from '@shared/domain/town/evening.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { epochMs, type EpochMs } from '@shared/kernel/units.ts';
import { calendarFile, dateTimeText, escaped, stampLine } from '../../../overlays/calendarFile.ts';

const ZONE = DEFAULT_TIME_CONFIG.timezone;

/** The rule of 2007, by which the clocks of Chicago change: `clockInChicago` goes by it too. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface Entry {
  readonly title: string;
  readonly about: string;
}

/**
 * The evening of each Friday from the next one on, as a file that calendars read: at eight by the clock of Chicago whatever the
 * clocks do, with a reminder an hour before. `now` is when it is made.
 */
export function eveningCalendar({ title, about }: Entry, now: EpochMs): string {
  const { darkAt, litAt } = eveningAt(now, ZONE);
  const wall = (at: number): string => dateTimeText(clockInChicago(epochMs(at)).getTime());
  return calendarFile('arcadia//The evening of Friday', [
    ...ZONE_LINES,
    'BEGIN:VEVENT',
    // The same id in every file, so that it is not added twice.
    'UID:evening@arcadia',
    stampLine(now),
    `DTSTART;TZID=${ZONE}:${wall(darkAt - EVENING.darkAfterMs)}`,
    `DTEND;TZID=${ZONE}:${wall(litAt)}`,
    'RRULE:FREQ=WEEKLY;BYDAY=FR',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ]);
}
