import { expect, it } from 'vitest';
import { graduationDay } from './graduation.ts';

it('the graduation day is a time with its zone, or any day (GRAD-5)', () => {
  expect(graduationDay('2026-06-12T09:00:00-05:00')).toBe(Date.parse('2026-06-12T14:00:00Z'));
  expect([graduationDay(undefined), graduationDay(' ')]).toEqual([null, null]);
  for (const wrong of ['2026-06-12', '2026-06-12T09:00', 'June 12', '2026-13-12T09:00Z']) {
    expect(() => graduationDay(wrong)).toThrow(/GRADUATION_OPENS_AT/);
  }
});
