import { expect, it } from 'vitest';
import { handOf } from './hand.ts';

const ids = Array.from({ length: 40 }, (_, index) => String(index + 1));

it('a signature looks the same whenever it is read, and a person writes with one pen everywhere (YEARBOOK-13)', () => {
  expect(handOf({ id: '7', username: 'Rosie' })).toEqual(handOf({ id: '7', username: 'Rosie' }));
  expect(new Set(ids.map((id) => handOf({ id, username: 'Rosie' }).pen)).size).toBe(1);
});

it('signatures have several inks and slants, and their writers two pens (YEARBOOK-13)', () => {
  const rosie = ids.map((id) => handOf({ id, username: 'Rosie' }));
  expect(new Set(rosie.map(({ ink }) => ink)).size).toBeGreaterThan(3);
  expect(new Set(rosie.map(({ slant }) => slant)).size).toBeGreaterThan(3);
  expect(new Set(ids.map((id) => handOf({ id, username: `Writer_${id}` }).pen)).size).toBe(2);
});
