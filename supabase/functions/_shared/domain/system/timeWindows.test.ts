import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { isOpen, localTime, type TimeWindow } from './timeWindows.ts';

const MONDAY = 1;
const SUNDAY = 0;
const nightClub: readonly TimeWindow[] = [{ startHour: 21, endHour: 3 }];
const afterSchool: readonly TimeWindow[] = [{ startHour: 15, endHour: 20, days: [1, 2, 3, 4, 5] }];

describe('opening hours', () => {
  it('run from the first hour up to the last, which is closed (DOOR-1)', () => {
    const open = [14, 15, 19, 20].map((hour) => isOpen(afterSchool, { hour, day: MONDAY }));
    expect(open).toEqual([false, true, true, false]);
  });

  it('may go past midnight (DOOR-1)', () => {
    const open = [20, 21, 0, 2, 3].map((hour) => isOpen(nightClub, { hour, day: MONDAY }));
    expect(open).toEqual([false, true, true, true, false]);
  });

  it('may be those of some days only (DOOR-1)', () => {
    expect(isOpen(afterSchool, { hour: 16, day: SUNDAY })).toBe(false);
  });

  it('that end as they begin are none', () => {
    for (const hour of [8, 9, 10]) {
      expect(isOpen([{ startHour: 9, endHour: 9 }], { hour, day: MONDAY })).toBe(false);
    }
  });

  it('may be several', () => {
    const weekendToo = [...afterSchool, { startHour: 10, endHour: 20, days: [0, 6] }];
    expect(isOpen(weekendToo, { hour: 11, day: SUNDAY })).toBe(true);
    expect(isOpen(weekendToo, { hour: 11, day: MONDAY })).toBe(false);
  });
});

describe('the local time', () => {
  it('is that of the zone, which may have another day', () => {
    const at = epochMs(Date.parse('2025-10-02T03:30:00Z'));
    expect(localTime('UTC', at)).toEqual({ hour: 3, day: 4 });
    expect(localTime('America/Chicago', at)).toEqual({ hour: 22, day: 3 });
  });

  it('knows the hour after midnight as 0', () => {
    expect(localTime('UTC', epochMs(Date.parse('2025-10-05T00:10:00Z')))).toEqual({ hour: 0, day: 0 });
  });
});
