import { expect, it } from 'vitest';
import { ANSWER_MOST, bounded } from './allowed.ts';

const cut = (text: string) => bounded({ text, isWhole: false });

it.each([
  ['The bell rings at three. Then the arcade', 'The bell rings at three.'],
  ['Is it open? Ask Dr. Okafor, or Mrs.', 'Is it open?'],
  ['It closes late. A Slush costs 2.', 'It closes late.'],
  ['He said "no!" And then', 'He said "no!"'],
  ['It is open.', 'It is open.'],
  ['The bell', null],
  ['Ask Dr. Okafor', null],
  ['', null],
])('an answer that was cut ends with its last whole sentence, or is none: %s (PERSONA-6)', (text, said) => {
  expect(cut(text)).toBe(said);
});

it('an answer that is whole stays as it is, on one line and no longer than allowed (PERSONA-6)', () => {
  const whole = (text: string) => bounded({ text, isWhole: true });
  expect(whole(' The bell\nrings at 3 ')).toBe('The bell rings at 3');
  expect(whole('')).toBeNull();
  const long = whole('On and on it goes. '.repeat(100)) ?? expect.unreachable();
  expect(long.length).toBeLessThanOrEqual(ANSWER_MOST);
  expect(long.endsWith('goes.')).toBe(true);
  expect(whole('x'.repeat(ANSWER_MOST + 1))).toBeNull();
});
