import { expect, it } from 'vitest';
import { compared } from './comparison.ts';

it('two students share the traits of which both have the same value, and may lack what the other has (YEARBOOK-10)', () => {
  const one = [
    { name: 'Head', value: 'Cap' },
    { name: 'Face', value: 'Grin' },
    { name: 'Type', value: 'Graduated' },
  ];
  const other = [
    { name: 'Torso', value: 'Hoodie' },
    { name: 'Head', value: 'Cap' },
    { name: 'Type', value: 'Original' },
  ];
  expect(compared(one, other)).toEqual([
    { name: 'Head', values: ['Cap', 'Cap'], isShared: true },
    { name: 'Face', values: ['Grin', null], isShared: false },
    { name: 'Torso', values: [null, 'Hoodie'], isShared: false },
  ]);
});
