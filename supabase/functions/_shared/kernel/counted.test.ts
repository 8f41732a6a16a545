import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('one is told from none and from several, also where the plural has more than an s', () => {
  expect([0, 1, 2].map((count) => counted(count, 'minute'))).toEqual(['0 minutes', '1 minute', '2 minutes']);
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
