import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../kernel/units.ts';
import { nextMidnight, streak, utcDay } from './days.ts';

const at = (iso: string) => epochMs(Date.parse(iso));

describe('UTC days', () => {
  it('change at midnight UTC and not a millisecond before', () => {
    expect(utcDay(at('2025-03-09T23:59:59.999Z')) + 1).toBe(utcDay(at('2025-03-10T00:00:00.000Z')));
  });

  it('the next midnight is later, at most a day away, and begins the next day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        const now = epochMs(ms);
        const next = nextMidnight(now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(86_400_000);
        expect(utcDay(next)).toBe(utcDay(now) + 1);
      }),
    );
  });
});

describe('the login streak', () => {
  it('counts back from today and stops at the first day missed', () => {
    expect(streak([10, 9, 8, 6, 5], 10)).toBe(3);
  });

  it('still stands the day after, until that day is missed too', () => {
    expect(streak([9, 8], 10)).toBe(2);
    expect(streak([8, 7], 10)).toBe(0);
    expect(streak([], 10)).toBe(0);
  });

  it('grows by one with each daily login, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 })),
        fc.integer({ min: 41, max: 60 }),
        (days, today) => {
          const before = streak(days, today);
          expect(streak([...days, today], today)).toBe(before + 1);
        },
      ),
    );
  });
});
