/** Letters of other alphabets that look like these. What NFKD takes apart needs no entry. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вʙ',
  c: 'сϲᴄ',
  d: 'ԁ',
  e: 'еεєɛ',
  g: 'ɡԍ',
  h: 'һнʜ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκᴋ',
  l: 'ӏⅼ',
  m: 'мᴍ',
  n: 'ոηɴ',
  o: 'оοσօᴏ',
  p: 'рρ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝᴡω',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
};

const LETTER_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, same]) => [...same].map((one) => [one, letter] as const)),
);

/** A text in the small letters that it looks like, without marks and what cannot be seen. Digits and signs stay. */
export function plainLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return [...bare].map((one) => LETTER_OF.get(one) ?? one).join('');
}

/** What is written in the place of a letter. */
const WRITTEN: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3',
  g: 'g69',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
};

/** The pattern of a word, each letter of it drawn out or replaced by a digit or sign. */
function patternOf(word: string): string {
  const letters = [...word].map((letter) => (letter === ' ' ? ' *' : `[${WRITTEN[letter] ?? letter}]+`));
  return `${letters.join('')}(?:[s5$z]|[e3][s5$z])?`;
}

/** Finds any of these words in what `spellings` answers. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?:^| )(?:${words.map(patternOf).join('|')})(?= |$)`);

const SEPARATORS = /[^a-z0-9@$!|+]+/;

/**
 * A text as its words can be read, each spelling by itself: as it is; with what stands inside of words left out (f.l.u.n.k);
 * and with letters that stand alone joined (f l u n k). Words are parted by single spaces.
 */
export function spellings(text: string): readonly string[] {
  const plain = plainLetters(text);
  const words = plain.split(SEPARATORS).flatMap((word) => [word, word.replace(/[!|+$@]+$/, '')]);
  const split = plain.split(SEPARATORS).filter((word) => word !== '');
  const closed = plain.split(/\s+/).map((word) => word.replace(/[^a-z0-9@$!|+]/g, ''));
  return [split.join(' '), words.join(' '), closed.join(' '), joinSingles(split), joinSingles(closed)];
}

/** Joins three or more single letters in a row to one word. */
function joinSingles(words: readonly string[]): string {
  const joined: string[] = [];
  let run = '';
  const end = () => {
    if (run.length > 2) joined.push(run);
    else joined.push(...run);
    run = '';
  };
  for (const word of words) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    end();
    joined.push(word);
  }
  end();
  return joined.join(' ');
}
