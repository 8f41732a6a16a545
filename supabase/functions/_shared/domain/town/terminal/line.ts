/** How long a command may be. What is longer is refused kindly, and not read. */
export const LONGEST_LINE = 200;

/** Characters that are not seen: controls, formats, private ones, halves of pairs. */
const UNSEEN = /\p{C}/gu;
const SPACES = /\s+/gu;

/** A line as it is read: lower case, without what is not seen, its words one space apart. */
export const cleanLine = (typed: string): string =>
  typed.replace(SPACES, ' ').replace(UNSEEN, '').toLowerCase().replace(SPACES, ' ').trim();

/** A line without everything but letters and digits, by which secrets are found however they are written. */
export const squeezed = (line: string): string => line.replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a clean line; none for an empty one. */
export const wordsOf = (line: string): readonly string[] => (line === '' ? [] : line.split(' '));

/** A number for a text, the same everywhere, by which one of several lines is chosen. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
