import { describe, expect, it } from 'vitest';
import { LINE_MOST, lineProblem, tidyLine, tidyPublicText } from './guestBook.ts';

describe('a line of the guest book', () => {
  it('is kept on one line, with single spaces', () => {
    expect(tidyLine('  Go  Flunks!\n See you at the dance. ')).toBe('Go Flunks! See you at the dance.');
  });

  it('is refused when it is empty or too long', () => {
    expect(tidyLine(' \n ')).toBeNull();
    expect(tidyLine('x'.repeat(LINE_MOST))).toHaveLength(LINE_MOST);
    expect(tidyLine('x'.repeat(LINE_MOST + 1))).toBeNull();
  });

  it.each(['nul \u0000', 'turned \u202e round'])(
    'is refused with characters that cannot be seen: %j',
    (text) => {
      expect(tidyLine(text)).toBeNull();
    },
  );

  it.each(['https://free-gum.example', 'see www.gum', 'come to gum-drop.xyz now', 'discord.GG/abc'])(
    'is refused with a web address: %s',
    (text) => {
      expect(tidyLine(text)).toBeNull();
    },
  );

  it.each(['Who was there at 8:04?', 'Class of 95... and counting.', 'e.g. me'])('may say: %s', (text) => {
    expect(tidyLine(text)).toBe(text);
  });

  it('is refused with words that are not said, and says why', () => {
    expect(lineProblem('Send your seed phrase')).toMatch(/not said here/);
    expect(lineProblem('')).toBe('A line has 1 to 120 visible characters, and no web addresses.');
    expect(lineProblem('Go Flunks!')).toBeNull();
  });
});

it('lets an operator warn of scams', () => {
  expect(tidyPublicText('We never ask for your seed phrase.', 400, 'kept')).not.toBeNull();
  expect(tidyPublicText('We never ask for your seed phrase.', 400)).toBeNull();
});
