import { expect, it } from 'vitest';
import { sortIn } from './sorts.ts';

it('an order stays where the other collection has it, and gives way to the numbers where it has not', () => {
  expect([sortIn('Backpack', 'name'), sortIn('Flunks', 'name'), sortIn('Flunks', 'newest')]).toEqual([
    'name',
    'number',
    'newest',
  ]);
});
