import { schoolMonth } from '@shared/domain/school/schoolCalendar.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import { calendarFile, dateText, escaped, stampLine } from '../../../../overlays/calendarFile.ts';

/** A whole day in a calendar file; January is 0. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly label: string;
}

/** Days as a file that calendars read (FHS-8). `now` is when it is made. */
export const schoolDaysFile = (days: readonly CalendarDay[], host: string, now: EpochMs): string =>
  calendarFile(
    `${host}//School calendar`,
    days.flatMap((day) => eventLines(day, host, now)),
  );

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
    stampLine(now),
    `DTSTART;VALUE=DATE:${starts}`,
    `DTEND;VALUE=DATE:${dateText(Date.UTC(year, month, day + 1))}`,
    `SUMMARY:${escaped(label)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Every day that the school's calendar has for a year. */
export const daysOfYear = (year: number): readonly CalendarDay[] =>
  Array.from({ length: 12 }, (_, month) =>
    schoolMonth(year, month).events.map(({ day, label }) => ({ year, month, day, label })),
  ).flat();
