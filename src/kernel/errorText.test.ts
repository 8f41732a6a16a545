import { expect, it } from 'vitest';
import { errorText } from './errorText.ts';

it('says of an error its message, and of whatever else was thrown itself', () => {
  expect(errorText(new TypeError('gone'))).toBe('gone');
  expect(errorText('gone')).toBe('gone');
});

it('cuts a message to a hundred characters, which end in three dots (SHELL-11)', () => {
  expect(errorText(new Error('x'.repeat(100)))).toBe('x'.repeat(100));
  expect(errorText(new Error('x'.repeat(101)))).toBe(`${'x'.repeat(97)}...`);
});
