import { oneLine } from '../../kernel/oneLine.ts';
import { CALLS, HARMLESS, LURES, SCAMS, SLURS, THREATS } from './moderatedWords.ts';
import { plainLetters } from './plainLetters.ts';
import { linksAreFine } from '../system/webAddresses.ts';
import { searchFor, spellings, type WordSearch } from './wordSearch.ts';

/** What a kind of text may be that all can read. */
export interface TextRule {
  /** How long it may be as it is kept, in UTF-16 units. */
  readonly most: number;
  /** How many web addresses it may have. */
  readonly links: 0 | 1;
  /** True: letters that are drawn out without end are shortened. */
  readonly shortens: boolean;
  /** What becomes of words that scams use: operators read them first, they are refused, or they are kept. */
  readonly doubtful: 'held' | 'refused' | 'kept';
}

export type RefusalReason = 'empty' | 'too-long' | 'unreadable' | 'link' | 'words' | 'repeat';

/** What becomes of a text: it is kept as `text`, kept for its author alone until an operator releases it, or refused. */
export type Verdict =
  | { readonly verdict: 'ok' | 'held'; readonly text: string }
  | { readonly verdict: 'refused'; readonly because: RefusalReason; readonly says: string };

/** For how long (ms) a person may not say the same again. */
export const REPEAT_WITHIN_MS = 120_000;

/** Controls, lone surrogates, private characters, what turns the direction of text, and letters without a picture. */
const UNWRITABLE =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u034f\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0100}-\u{e01ef}]|\u200d{2}|\u200c{2}/u;
/** Invisible copies of letters. Flags of England, Scotland and Wales are spelled with them. */
const TAGS = /[\u{e0000}-\u{e007f}]/u;
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{4,6}\u{e007f}/gu;
/** Marks of no alphabet in particular, of which zalgo is made; those of emoji are none of them. */
const MARK = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20df\u20e1-\u20ff\ufe20-\ufe2f]/gu;
const PILED_MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20df\u20e1-\u20ff\ufe20-\ufe2f]{3}|\p{Mn}{6}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text can be read as it is written. */
function isReadable(text: string): boolean {
  const composed = text.normalize('NFC');
  if (UNWRITABLE.test(composed) || TAGS.test(composed.replace(TAGGED_FLAG, ''))) return false;
  if (PILED_MARKS.test(composed)) return false;
  return (composed.match(MARK)?.length ?? 0) * 3 <= [...composed].length;
}

const REFUSED_WORDS = searchFor([...SLURS, ...THREATS]);
const SCAM_WORDS = searchFor(SCAMS);
const LURE_WORDS = searchFor(LURES);
const CALL_WORDS = searchFor(CALLS);
const HARMLESS_WORDS = searchFor(HARMLESS);

/** What a text says: whether any of its spellings has any of the words. */
function saidBy(text: string): (words: WordSearch) => boolean {
  const read = spellings(text).map(HARMLESS_WORDS.without);
  return (words) => read.some(words.isIn);
}

/** Whether a text says what scams say, or baits: with a lure and what it calls for, or with either beside a link. */
function isDoubtful(text: string, says: (words: WordSearch) => boolean): boolean {
  if (says(SCAM_WORDS)) return true;
  const [lures, calls] = [says(LURE_WORDS), says(CALL_WORDS)];
  return (lures && calls) || ((lures || calls) && /https:/i.test(text));
}

/** Whether a name may not be taken, since it says what is refused or what scams say, however it is spelled. */
export function isUnsaid(name: string): boolean {
  const words = name.replaceAll('_', ' ');
  const says = saidBy(words);
  return says(REFUSED_WORDS) || isDoubtful(words, says);
}

/** A text that says the same as another, whatever its capitals, signs and spaces. */
export const sayingOf = (text: string): string => {
  const bare = plainLetters(text).replace(/[^\p{L}\p{N}\p{S}]+/gu, '');
  return bare.replace(/(.)\1{2,}/gu, '$1$1');
};

/** A letter or sign that stands more than nine times in a row. Nine of them stay; digits say how much and stay all. */
const DRAWN_OUT = /([^\p{N}])\1{9,}/gu;

function saying(because: RefusalReason, { most, links }: TextRule): string {
  switch (because) {
    case 'empty':
      return 'There is nothing to read in it.';
    case 'too-long':
      return `It is too long: up to ${most} characters fit.`;
    case 'unreadable':
      return 'It has characters that cannot be read. Please write it in plain ones.';
    case 'link':
      return links === 0
        ? 'Web addresses cannot be written here.'
        : 'One link fits, which begins with https:// and names its site in plain letters.';
    case 'words':
      return 'That is not said here. Please find other words.';
    case 'repeat':
      return 'You have just said that.';
  }
}

/**
 * What every text goes through that people write for others. `said`: what the same person said last, within
 * REPEAT_WITHIN_MS.
 */
export function moderate(written: string, rule: TextRule, said: readonly string[] = []): Verdict {
  const refused = (because: RefusalReason): Verdict => ({
    verdict: 'refused',
    because,
    says: saying(because, rule),
  });
  const line = oneLine(written);
  const text = rule.shortens ? line.replace(DRAWN_OUT, (_, sign: string) => sign.repeat(9)) : line;
  if (text.length > rule.most) return refused('too-long');
  if (!isReadable(text)) return refused('unreadable');
  if (!VISIBLE.test(text)) return refused('empty');
  if (!linksAreFine(text, rule.links)) return refused('link');
  const says = saidBy(text);
  if (says(REFUSED_WORDS)) return refused('words');
  const meant = sayingOf(text);
  if (said.some((one) => sayingOf(one) === meant)) return refused('repeat');
  if (rule.doubtful === 'kept' || !isDoubtful(text, says)) return { verdict: 'ok', text };
  return rule.doubtful === 'held' ? { verdict: 'held', text } : refused('words');
}
