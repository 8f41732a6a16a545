import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { clockInChicago, hourInChicago } from './chicagoTime.ts';

const at = (iso: string) => epochMs(Date.parse(iso));

it('says the hour that a clock in Chicago shows, as the browser knows it', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const moment = fc.integer({ min: Date.parse('2007-01-01T12:00Z'), max: Date.parse('2045-01-01') });
  fc.assert(
    fc.property(moment, (ms) => {
      expect(hourInChicago(epochMs(ms))).toBe(Number(clock.format(ms)));
    }),
  );
});

it('says the weekday and the minute that are read in Chicago', () => {
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    weekday: 'short',
    minute: 'numeric',
  });
  const moment = fc.integer({ min: Date.parse('2007-01-01T12:00Z'), max: Date.parse('2045-01-01') });
  fc.assert(
    fc.property(moment, (ms) => {
      const parts = new Map(wall.formatToParts(ms).map(({ type, value }) => [type, value]));
      const clock = clockInChicago(epochMs(ms));
      const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
      expect([days[clock.getUTCDay()], clock.getUTCMinutes()]).toEqual([
        parts.get('weekday'),
        Number(parts.get('minute')),
      ]);
    }),
  );
});

it.each([
  ['2026-03-08T07:59:59Z', 1],
  ['2026-03-08T08:00:00Z', 3],
  ['2026-11-01T06:59:59Z', 1],
  ['2026-11-01T07:00:00Z', 1],
  ['2026-11-01T08:00:00Z', 2],
])('knows the hours around summer time: %s', (iso, hour) => {
  expect(hourInChicago(at(iso))).toBe(hour);
});
