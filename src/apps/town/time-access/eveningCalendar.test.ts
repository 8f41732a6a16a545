import { describe, expect, it } from 'vitest';
import { EVENING, eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { eveningCalendar } from './eveningCalendar.ts';

const ENTRY = { title: 'The evening', about: 'The tape, the dark; candles' };
const DAY_MS = 86_400_000;
const at = (iso: string) => epochMs(Date.parse(iso));
const fileAt = (iso: string) => eveningCalendar(ENTRY, at(iso));
const valueOf = (file: string, name: string): string =>
  file
    .slice(file.indexOf('BEGIN:VEVENT'))
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '') ?? '';

/** When the `nth` Sunday of a month is, by the fields of UTC; January is 1. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY_MS + (nth - 1) * 7 * DAY_MS;
}

/** The zone of a file, as a calendar reads it: when which offset begins in a year, by the clock on the wall. */
function readZone(file: string) {
  const [zone = ''] = /BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE/.exec(file) ?? [];
  return zone.split('BEGIN:').flatMap((part) => {
    const rule = /BYMONTH=(\d+);BYDAY=(\d)SU/.exec(part);
    const hours = /TZOFFSETTO:([+-]\d\d)00/.exec(part)?.[1];
    const clock = /DTSTART:\d{8}T(\d\d)0000/.exec(part)?.[1];
    if (!rule || hours === undefined || clock === undefined) return [];
    const begins = (year: number) =>
      sunday(year, Number(rule[1]), Number(rule[2])) + Number(clock) * 3_600_000;
    return [{ begins, offsetMs: Number(hours) * 3_600_000 }];
  });
}

/** The moment of a time on the wall, by the zone of the file alone. */
function momentOf(file: string, wall: number): number {
  const year = new Date(wall).getUTCFullYear();
  const changes = readZone(file).flatMap(({ begins, offsetMs }) =>
    [year - 1, year].map((one) => ({ begins: begins(one), offsetMs })),
  );
  const last = changes.filter(({ begins }) => begins <= wall).toSorted((a, b) => b.begins - a.begins)[0];
  return wall - (last?.offsetMs ?? 0);
}
const wallOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));

describe('the evening of Friday as a file for a calendar', () => {
  it('is each Friday at eight by the clock of Chicago, with a reminder an hour before (NEWS-12)', () => {
    const file = fileAt('2026-11-30T12:00:00Z');
    expect(valueOf(file, 'DTSTART')).toBe('20261204T200000');
    expect(valueOf(file, 'DTEND')).toBe('20261204T203000');
    expect(file).toContain('DTSTART;TZID=America/Chicago:20261204T200000\r\n');
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=FR\r\n');
    expect(file).toContain('TRIGGER:-PT1H\r\n');
    expect(file).toContain('DESCRIPTION:The tape\\, the dark\\; candles\r\n');
    expect(file.match(/^BEGIN:/gm)).toHaveLength(file.match(/^END:/gm)?.length ?? 0);
    expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75);
  });

  it.each(['2026-01-01T00:00:00Z', '2026-03-06T12:00:00Z', '2026-10-30T23:00:00Z', '2026-11-07T02:10:00Z'])(
    'made at %s names the evening of every week of two years, through all changes of the clocks (NEWS-12)',
    (made) => {
      const file = fileAt(made);
      const first = wallOf(valueOf(file, 'DTSTART'));
      for (let week = 0; week < 104; week += 1) {
        const begins = momentOf(file, first + week * 7 * DAY_MS);
        const { darkAt } = eveningAt(epochMs(begins), 'America/Chicago');
        expect([week, darkAt - EVENING.darkAfterMs]).toEqual([week, begins]);
      }
    },
  );

  it('begins with the evening that is on, and has the same id in every file', () => {
    // 8:10 PM of a Friday in Chicago.
    const file = fileAt('2026-12-05T02:10:00Z');
    expect(valueOf(file, 'DTSTART')).toBe('20261204T200000');
    expect(valueOf(file, 'UID')).toBe(valueOf(fileAt('2027-06-01T00:00:00Z'), 'UID'));
  });
});
