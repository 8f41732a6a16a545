import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { DEFAULT_TIME_CONFIG } from './dayNight.ts';
import { areFloodlightsLit } from './floodlights.ts';

/** In Arcadia, where the night goes from 8 PM to 6 AM; the day counts from the 26th of September 1995. */
const at = (day: number, hour: number, minute = 0) => epochMs(Date.UTC(1995, 8, 26 + day, hour + 5, minute));
const isLit = (lit: boolean, switchedAt: number, now: number, hours = DEFAULT_TIME_CONFIG) =>
  areFloodlightsLit({ lit, at: epochMs(switchedAt) }, epochMs(now), hours);

describe('the floodlights', () => {
  it('are dark until somebody switches them on, and again once somebody switches them off (PRESENCE-5)', () => {
    expect(areFloodlightsLit(null, at(0, 21), DEFAULT_TIME_CONFIG)).toBe(false);
    expect([isLit(true, at(0, 21), at(0, 21)), isLit(false, at(0, 21), at(0, 22))]).toEqual([true, false]);
  });

  it('burn until morning, and not in the next night (PRESENCE-5)', () => {
    const switched = at(0, 23);
    const times = [at(0, 23, 59), at(1, 5, 59), at(1, 6), at(1, 12), at(1, 20), at(1, 23)];
    expect(times.map((now) => isLit(true, switched, now))).toEqual([true, true, false, false, false, false]);
    expect([isLit(true, at(1, 1), at(1, 5)), isLit(true, at(1, 1), at(1, 21))]).toEqual([true, false]);
  });

  it('are dark by day, and what was switched by day is forgotten by night (PRESENCE-5)', () => {
    expect([isLit(true, at(0, 14), at(0, 14)), isLit(true, at(0, 14), at(0, 21))]).toEqual([false, false]);
  });

  it('go by the hours in force', () => {
    const hours = { ...DEFAULT_TIME_CONFIG, dayStartHour: 8 };
    expect([isLit(true, at(0, 23), at(1, 7)), isLit(true, at(0, 23), at(1, 7), hours)]).toEqual([
      false,
      true,
    ]);
    const noNight = { ...DEFAULT_TIME_CONFIG, dayStartHour: 0, nightStartHour: 0 };
    expect(isLit(true, at(0, 23), at(0, 23), noNight)).toBe(false);
  });
});
