import { expect, it } from 'vitest';
import { phrasesWith } from './phrase.ts';

const says = (phrase: string, text: string, parts = {}): boolean =>
  phrasesWith(parts)(phrase).isIn(text.split(' '));

it.each([
  ['a (b|c d)? e', 'x a e y', true],
  ['a (b|c d)? e', 'a c d e', true],
  ['a (b|c d)? e', 'a c e', false],
  ['a ~2 b', 'a 1 2 b', true],
  ['a ~2 b', 'a 1 2 3 b', false],
  ['a $', 'b a', true],
  ['a $', 'a b', false],
  ['(so|very)* sad', 'so so very sad', true],
  ['friend+s', 'friends', true],
  ['my KIN', 'my old man', true],
  ['my KIN', 'my man', false],
])('"%s" is said in "%s": %s', (phrase, text, is) => {
  expect(says(phrase, text, { KIN: '(dad|old man)' })).toBe(is);
});

it('refuses a bracket that is not closed', () => {
  expect(() => phrasesWith({})('(a|b')).toThrow(/not closed/);
});
