import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { localMinute } from '../system/timeWindows.ts';
import { eveningAt, lastEvening, nextEveningAt, recordedEvening } from './evening.ts';

const CHICAGO = 'America/Chicago';
const at = (text: string) => epochMs(Date.parse(text));
const clock = (moment: ReturnType<typeof at>, zone = CHICAGO) => {
  const { day, hour, minute } = localMinute(zone, moment);
  return [day, hour, minute];
};

describe('the evening of a Friday', () => {
  it('has the tape from eight, the dark from four past, and light from half past on (EVENING-1)', () => {
    const parts = [
      ['2026-11-27T19:59:59-06:00', 'ordinary'],
      ['2026-11-27T20:00:00-06:00', 'tape'],
      ['2026-11-27T20:03:59-06:00', 'tape'],
      ['2026-11-27T20:04:00-06:00', 'dark'],
      ['2026-11-27T20:29:59-06:00', 'dark'],
      ['2026-11-27T20:30:00-06:00', 'ordinary'],
      ['2026-11-26T20:10:00-06:00', 'ordinary'],
    ] as const;
    expect(parts.map(([when]) => eveningAt(at(when), CHICAGO).part)).toEqual(parts.map(([, part]) => part));
  });

  it('comes at the same time of the clock on both sides of its changes', () => {
    // Clocks change on Sunday, 1 November 2026, and on Sunday, 14 March 2027.
    const before = eveningAt(at('2026-10-30T12:00:00-05:00'), CHICAGO).darkAt;
    const after = eveningAt(at('2026-10-31T12:00:00-05:00'), CHICAGO).darkAt;
    expect(after - before).toBe((7 * 24 + 1) * 3_600_000);
    const spring = eveningAt(at('2027-03-13T12:00:00-06:00'), CHICAGO).darkAt;
    expect(clock(spring)).toEqual([5, 20, 4]);
  });

  const zones = fc.constantFrom(
    CHICAGO,
    'Asia/Kathmandu',
    'Europe/Paris',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  );
  const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) });
  // The nights of Chicago's clock changes, and the weeks round them.
  const changes = fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'),
      fc.integer({ min: -7 * 86_400, max: 7 * 86_400 }),
    )
    .map(([date, seconds]) => Date.parse(`${date}T08:00:00Z`) + seconds * 1_000);

  it('is the one that it is until its light over the lake is out, and then the next', () => {
    fc.assert(
      fc.property(fc.oneof(moments, changes), zones, (ms, zone) => {
        const now = epochMs(ms);
        const evening = eveningAt(now, zone);
        expect(evening.until).toBeGreaterThan(now);
        expect(evening.lakeDarkAt).toBeGreaterThan(now);
        expect(evening.lakeDarkAt - now).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000);
        const { beganAt, darkAt, trainAt, trainLeavesAt, litAt, lakeLightAt, lakeDarkAt } = evening;
        const times = [beganAt, darkAt, trainAt, trainLeavesAt, litAt, lakeLightAt, lakeDarkAt];
        expect(times.map((time) => clock(time, zone).join(' '))).toEqual([
          ...['5 20 0', '5 20 4', '5 20 20', '5 20 21', '5 20 30', '5 23 0', '5 23 10'],
        ]);
        expect(eveningAt(darkAt, zone).part).toBe('dark');
      }),
      { numRuns: 60 },
    );
  });

  it('has the date of its Friday for an id, whichever moment is asked of, and no two have the same', () => {
    fc.assert(
      fc.property(fc.oneof(moments, changes), zones, (ms, zone) => {
        const now = epochMs(ms);
        const evening = eveningAt(now, zone);
        const written = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        expect(evening.id).toBe(written.format(evening.darkAt));
        expect(eveningAt(evening.until === evening.lakeDarkAt ? now : evening.until, zone).id).toBe(
          evening.id,
        );
        expect(eveningAt(evening.lakeDarkAt, zone).id > evening.id).toBe(true);
        expect(lastEvening(now, zone).beganAt).toBeLessThanOrEqual(now);
        expect(nextEveningAt(now, zone)).toBeGreaterThan(now);
        const between =
          Date.parse(eveningAt(nextEveningAt(now, zone), zone).id) - Date.parse(lastEvening(now, zone).id);
        expect(between).toBe(7 * 86_400_000);
      }),
      { numRuns: 60 },
    );
  });

  it('has its train for a minute, and its light over the lake for ten', () => {
    const all = (
      ['20:19:59', '20:20:00', '20:20:59', '20:21:00', '22:59:59', '23:00:00', '23:09:59'] as const
    ).map((time) => eveningAt(at(`2026-11-27T${time}-06:00`), CHICAGO));
    expect(all.map(({ id }) => id)).toEqual(all.map(() => '2026-11-27'));
    expect(all.map(({ isTrainIn }) => isTrainIn)).toEqual([false, true, true, false, false, false, false]);
    expect(all.map(({ isLakeLit }) => isLakeLit)).toEqual([false, false, false, false, false, true, true]);
    expect(eveningAt(at('2026-11-27T23:10:00-06:00'), CHICAGO)).toMatchObject({
      id: '2026-12-04',
      isLakeLit: false,
    });
  });

  it('is shown again on Saturday and Sunday alone (EVENING-9)', () => {
    const shown = ['11-27T21:00', '11-28T00:00', '11-29T23:59', '11-30T00:00'].map(
      (when) => recordedEvening(at(`2026-${when}:00-06:00`), CHICAGO)?.id ?? null,
    );
    expect(shown).toEqual([null, '2026-11-27', '2026-11-27', null]);
  });
});
