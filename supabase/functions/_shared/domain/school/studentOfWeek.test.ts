import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { weekNumber } from '../system/days.ts';
import { studentOfWeek } from './studentOfWeek.ts';

const at = (iso: string) => weekNumber(epochMs(Date.parse(iso)));

describe('the student of the week', () => {
  it('stays from Monday to Sunday (FHS-6)', () => {
    expect(at('2025-09-22T00:00:00Z')).toBe(at('2025-09-28T23:59:59Z'));
    expect(at('2025-09-29T00:00:00Z')).toBe(at('2025-09-28T23:59:59Z') + 1);
  });

  it('is another one each week until everyone had a turn (FHS-6)', () => {
    const week = at('2025-09-22T00:00:00Z');
    const chosen = Array.from({ length: 10_000 }, (_, later) => studentOfWeek(week + later, 10_000));
    expect(new Set(chosen).size).toBe(10_000);
  });

  it('is no student where there are none', () => {
    expect(studentOfWeek(2_900, 0)).toBeNull();
    expect(studentOfWeek(2_900, 1)).toBe(0);
  });
});
