import { oneLine } from '../kernel/oneLine.ts';
import { BAIT, HARMLESS, SCAMS, SLURS, THREATS } from './moderatedWords.ts';
import { anyOf, plainLetters, spellings } from './plainLetters.ts';

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

/** What leads elsewhere: it is how people are robbed of what their wallets hold. */
const WEB_ADDRESS =
  /\b[a-z][a-z0-9+.-]*:\/\/|https?:|www\.|[a-z0-9]\.(?:com|net|org|io|xyz|gg|app|dev|link|me)\b/i;
const LINK = /https?:\/\/\S+/gi;

/** Whether a link names its site in plain letters, and nothing but the site before its path. */
function isPlainLink(link: string): boolean {
  // Parsed by the rules of browsers, which is what follows it.
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password, port } = new URL(link);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  if (/[@\\]/.test(link)) return false;
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(hostname) && !/(?:^|\.)xn--/.test(hostname);
}

function linksAreFine(text: string, most: 0 | 1): boolean {
  if (most === 0) return !WEB_ADDRESS.test(text);
  const links = text.match(LINK) ?? [];
  // Letters of full width and the like become the plain ones when a browser reads them.
  const rest = text.replace(LINK, ' ').normalize('NFKC');
  return links.length <= most && links.every(isPlainLink) && !WEB_ADDRESS.test(rest);
}

const REFUSED_WORDS = anyOf([...SLURS, ...THREATS]);
const SCAM_WORDS = anyOf(SCAMS);
const BAIT_WORDS = anyOf(BAIT);
const HARMLESS_WORDS = new RegExp(anyOf(HARMLESS).source, 'g');

const says = (text: string, words: RegExp): boolean =>
  spellings(text).some((spelling) => words.test(spelling.replace(HARMLESS_WORDS, ' ')));

/** Whether a text has slurs or threats, however they are spelled. */
export const saysRefusedWords = (text: string): boolean => says(text, REFUSED_WORDS);

const isDoubtful = (text: string): boolean =>
  says(text, SCAM_WORDS) || (/https:/i.test(text) && says(text, BAIT_WORDS));

/** A text that says the same as another, whatever its capitals, signs and spaces. */
export const sayingOf = (text: string): string => {
  const bare = plainLetters(text).replace(/[^\p{L}\p{N}\p{S}]+/gu, '');
  return bare.replace(/(.)\1{2,}/gu, '$1$1');
};

const DRAWN_OUT = /(.)\1{9,}/gu;

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
  const text = rule.shortens ? line.replace(DRAWN_OUT, '$1$1$1') : line;
  if (text.length > rule.most) return refused('too-long');
  if (!isReadable(text)) return refused('unreadable');
  if (!VISIBLE.test(text)) return refused('empty');
  if (!linksAreFine(text, rule.links)) return refused('link');
  if (saysRefusedWords(text)) return refused('words');
  if (said.some((one) => sayingOf(one) === sayingOf(text))) return refused('repeat');
  if (rule.doubtful === 'kept' || !isDoubtful(text)) return { verdict: 'ok', text };
  return rule.doubtful === 'held' ? { verdict: 'held', text } : refused('words');
}
