import { expect, it } from 'vitest';
import { USERNAME } from './username.ts';

it.each(['Ann', 'class_of_95', 'A2345678901234567890'])('takes %s for a username (PROFILE-1)', (name) => {
  expect(USERNAME.test(name)).toBe(true);
});

it.each(['', 'Al', 'A23456789012345678901', 'José', 'two words', 'Anne!', ' Anne', 'Anne\n'])(
  'takes %j for none (PROFILE-1)',
  (name) => {
    expect(USERNAME.test(name)).toBe(false);
  },
);
