import { corrected, wordsOf } from '../words.ts';
import { LEXICON, SPELLED } from './lexicon.ts';
import type { Need } from './needs.ts';
import { rules, wordsOfRules } from './rules.ts';

/** A letter that is drawn out, as in "dieee". */
const DRAWN_OUT = /([a-z])\1{2,}/g;

/** The words of a message as the rules have them: short forms written out, misspelled words put right. */
const wordsRead = (message: string): readonly string[] =>
  wordsOf(message.replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1'))
    .map((word) => word.replace(DRAWN_OUT, '$1'))
    .flatMap((word) => (SPELLED.get(word) ?? put(word)).split(' '));

const MEANT = [...LEXICON];

/** A word as it was meant to be written. */
const put = (word: string): string =>
  LEXICON.has(word) || wordsOfRules().has(word) ? word : (corrected(word, MEANT) ?? word);

/** What a message says that its writer, or a person near to them, needs help with; null: nothing of the kind. */
export function needIn(message: string): Need | null {
  const words = wordsRead(message);
  return rules().find(({ says, unless }) => says.isIn(words) && unless?.isIn(words) !== true)?.need ?? null;
}
