import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['molly@ringwald.example', 'a@b.co', 'first.last+school@mail.north-shore.example', 'Q@EXAMPLE.ORG'])(
  '%s may be an email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  'molly',
  'molly@',
  '@example.com',
  'molly@example',
  'molly@example.',
  'molly@.example.com',
  'molly@-example.com',
  'molly@example-.com',
  'two words@example.com',
  'molly@exa mple.com',
  'one@two@example.com',
  'molly@example.com\nBcc: all@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(126)}example`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
