import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { localMinute } from '../system/timeWindows.ts';
import { eveningAt } from './evening.ts';

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

  it('is the one that it is until the lights are back, and then the next', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) }),
        fc.constantFrom(CHICAGO, 'Asia/Kathmandu', 'Europe/Paris'),
        (ms, zone) => {
          const now = epochMs(ms);
          const evening = eveningAt(now, zone);
          expect(evening.until).toBeGreaterThan(now);
          expect(evening.litAt).toBeGreaterThan(now);
          expect(evening.litAt - now).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000);
          expect(clock(evening.darkAt, zone)).toEqual([5, 20, 4]);
          expect(clock(evening.litAt, zone)).toEqual([5, 20, 30]);
          expect(eveningAt(evening.darkAt, zone).part).toBe('dark');
        },
      ),
      { numRuns: 60 },
    );
  });
});
