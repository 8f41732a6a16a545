import { expect, it } from 'vitest';
import { utcMoment } from './moments.ts';

it('reads a moment in UTC, nothing as nothing, and no day or hour that does not exist', () => {
  expect(utcMoment(' 2026-12-01 18:30 ')).toBe('2026-12-01T18:30:00.000Z');
  expect(utcMoment('2028-02-29T00:00')).toBe('2028-02-29T00:00:00.000Z');
  expect(utcMoment('  ')).toBeNull();
  for (const typed of [
    'tomorrow',
    '2026-12-01',
    '2026-02-30 12:00',
    '2026-12-01 24:00',
    '0000-01-01 12:00',
  ]) {
    expect([typed, utcMoment(typed)]).toEqual([typed, undefined]);
  }
});
