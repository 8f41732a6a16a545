import { withoutEnd } from '../../../../kernel/edges.ts';
import { opened } from '../lines.ts';
import {
  ADJECTIVES,
  AFTER_VERB,
  BARE_PHRASES,
  CONTRACTIONS,
  COUNT_NOUNS,
  DETERMINERS,
  FAMILY,
  FINITE,
  LONG_NAMES,
  MANY_DETERMINERS,
  MASS_NOUNS,
  NAME_OF,
  NOT_DOING,
  NOUN_VERBS,
  ONE_IN_S,
  PLURAL_NOUNS,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
  RELATIVES,
  VERBS,
  type Verb,
} from './words.ts';

/**
 * What a meme is about, by its grammar: a `thing` ("a late slip"), what is `doing` ("losing the key"), a `scene`, which
 * has a subject and a verb of its own ("the bell is late"), or a `saying`, which is only quoted.
 */
export type SubjectKind = 'thing' | 'doing' | 'scene' | 'saying';

export interface Subject {
  readonly kind: SubjectKind;
  /** As it stands inside a sentence: with its article, and without a capital that is no name's. */
  readonly text: string;
  /** Of a thing: it is many, so that its verbs are in the plural. */
  readonly isMany: boolean;
  /** It has no phrase of its own at its end, so that one can be put there. */
  readonly isPlain: boolean;
  /** Of a scene: it is told in the past. */
  readonly isPast: boolean;
}

const isShouted = (text: string): boolean => /[A-Z]{2}/.test(text) && text === text.toUpperCase();
const isTitled = (words: readonly string[]): boolean =>
  words.length > 2 && words.every((word) => /^[^a-z]/.test(word));

/** The text as it stands inside a sentence: names keep their capitals, other words lose those that begin a text. */
function insideSentence(text: string): string {
  const words = text.split(' ');
  const lowers = isShouted(text) || isTitled(words);
  const cased = words
    .map((word, at) => {
      const lower = word.toLowerCase();
      const name = NAME_OF.get(lower) ?? severalOf(lower);
      if (name !== undefined) return name;
      if (/^i'/i.test(word)) return `I${word.slice(1).toLowerCase()}`;
      if (lowers) return lower;
      // A word of capitals alone is an abbreviation, and two words with capitals are a name.
      const isName = /^[A-Z]{2}/.test(word) || /^[A-Z][a-z]/.test(words[1] ?? '');
      return at > 0 || isName ? word : word.charAt(0).toLowerCase() + word.slice(1);
    })
    .join(' ');
  return LONG_NAMES.reduce((line, name) => withName(line, name), cased);
}

/** Several of what a name names: "mondays"; absent: the word is no such thing. */
function severalOf(word: string): string | undefined {
  const name = word.endsWith('s') ? NAME_OF.get(word.slice(0, -1)) : undefined;
  return name === undefined || name.length < 4 ? undefined : `${name}s`;
}

/** The line with a name of several words as it is written. */
function withName(line: string, name: string): string {
  const at = ` ${line.toLowerCase()} `.indexOf(` ${name.toLowerCase()} `);
  return at < 0 ? line : line.slice(0, at) + name + line.slice(at + name.length);
}

const byForm = (verbs: readonly Verb[], form: keyof Verb): ReadonlyMap<string, Verb> =>
  new Map(verbs.map((verb) => [verb[form], verb]));
const BASES = byForm(VERBS, 'base');
const NOUN_BASES = byForm(NOUN_VERBS, 'base');
const ING_FORMS = byForm([...VERBS, ...NOUN_VERBS], 'ing');
const CLEAR_FINITES = new Set(VERBS.flatMap(({ third, past }) => [third, past]));
const ALL_FINITES = new Set([...VERBS, ...NOUN_VERBS].flatMap(({ third, past }) => [third, past]));
const PASTS = new Set([
  ...[...VERBS, ...NOUN_VERBS].map(({ past }) => past),
  'were',
  "didn't",
  "wasn't",
  "weren't",
]);
const PLURAL_FINITES = new Set([...BASES.keys(), ...NOUN_BASES.keys()]);

const bare = (word: string): string => withoutEnd(word.toLowerCase(), ',.!?:;');

/** Where the verb of a clause stands; -1: the words are no clause. */
function finiteAt(words: readonly string[]): number {
  const first = words[0] ?? '';
  if (CONTRACTIONS.has(first)) return 0;
  if (PRONOUNS.has(first)) return words.length > 1 && !PREPOSITIONS.has(words[1] ?? '') ? 1 : -1;
  const isNamed = DETERMINERS.has(first) || NAME_OF.has(first) || FAMILY.has(first);
  const isThing = isNamed || MASS_NOUNS.has(first) || numberOf(first) === 'many';
  let open = false;
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    const isVerb =
      FINITE.has(word) ||
      (at > (DETERMINERS.has(first) ? 1 : 0) &&
        isThing &&
        !PREPOSITIONS.has(words[at - 1] ?? '') &&
        !DETERMINERS.has(words[at - 1] ?? '') &&
        (isNamed ? ALL_FINITES.has(word) : CLEAR_FINITES.has(word))) ||
      (numberOf(words[at - 1] ?? '') === 'many' && PLURAL_FINITES.has(word) && at + 1 < words.length);
    if (RELATIVES.has(word) && !isVerb) open = true;
    else if (isVerb && open) open = false;
    else if (isVerb) return at;
  }
  return -1;
}

/** Whether a noun is one, many or not counted; null: the word is not known as a noun. */
function numberOf(noun: string): 'one' | 'many' | 'mass' | null {
  if (MASS_NOUNS.has(noun)) return 'mass';
  if (PLURAL_NOUNS.has(noun)) return 'many';
  if (ONE_IN_S.has(noun)) return 'mass';
  if (COUNT_NOUNS.has(noun)) return 'one';
  return PLURALS.has(noun) ? 'many' : null;
}
const PLURALS = new Set([...COUNT_NOUNS.values()].map(({ many }) => many));

/** The noun that the others of a phrase belong to: the last before what is said of it. */
function headOf(words: readonly string[]): number {
  const end = words.findIndex(
    (word, at) => at > 0 && (PREPOSITIONS.has(word) || RELATIVES.has(word) || word === 'and'),
  );
  return (end < 0 ? words.length : end) - 1;
}

/** `a` or `an`, by the sound of what follows. */
function articleFor(next: string, isNoun: boolean): string {
  if (isNoun) return COUNT_NOUNS.get(next)?.article ?? 'a';
  if (/^(?:uni|use|eu|one|ufo)/.test(next)) return 'a';
  return /^(?:[aeiou]|hour|honest)/.test(next) ? 'an' : 'a';
}

/** A phrase without a verb as a thing, with its article; null: nothing is known of its noun. */
function thingOf(text: string, words: readonly string[]): Subject | null {
  const at = headOf(words);
  const head = words[at] ?? '';
  const first = words[0] ?? '';
  const isPlain = at === words.length - 1;
  const thing = (isMany: boolean, written = text): Subject => ({
    kind: 'thing',
    text: written,
    isMany,
    isPlain,
    isPast: false,
  });
  const number = numberOf(head);
  const joined = words[at + 1] === 'and';
  if (joined && (DETERMINERS.has(first) || number === 'mass' || number === 'many')) return thing(true);
  if (severalOf(head) !== undefined) return thing(true);
  if (FAMILY.has(head) && at === 0) return thing(false);
  if (BARE_PHRASES.has(words.slice(0, at + 1).join(' '))) return thing(false);
  if (words.length === 2 && /^[A-Z]\p{L}+ [A-Z]\p{L}+$/u.test(text)) return thing(false);
  if (
    NAME_OF.has(head) ||
    LONG_NAMES.some((name) => name.toLowerCase() === words.slice(0, at + 1).join(' '))
  ) {
    return thing(/^(?:flunks|juniors|preps|jocks|geeks|freaks)$/.test(head));
  }
  if (first === 'a' || first === 'an') {
    const next = words[1] ?? '';
    if (next === '') return null;
    if (number === 'mass' && !COUNT_NOUNS.has(head)) return thing(false, text.slice(first.length + 1));
    return thing(
      false,
      `${articleFor(next, at === 1 && COUNT_NOUNS.has(next))} ${text.slice(first.length + 1)}`,
    );
  }
  if (MANY_DETERMINERS.has(first)) return thing(true);
  if (DETERMINERS.has(first) && at > 0) {
    return thing(number === 'many' || (number === null && /[^sui]s$/.test(head)));
  }
  if (number === null) return null;
  // One that is counted needs an article, and "a" is it where it has none.
  if (number === 'one') return thing(false, `${articleFor(first, at === 0)} ${text}`);
  return thing(number === 'many');
}

/** Whether nothing is said of a phrase at its end, so that more can be. */
const isPlain = (words: readonly string[]): boolean =>
  !words.some((word, at) => at > 0 && (PREPOSITIONS.has(word) || word === 'and' || word === 'again'));

/** Whether these words tell what is done: "losing the key", and not "boring class" or "drinking fountain". */
function isDoing(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (first === 'not' || first === 'never') return isDoing(words.slice(1));
  if (!ING_FORMS.has(first) && !(first.endsWith('ing') && first.length > 5)) return false;
  if ((ING_FORMS.has(first) || MASS_NOUNS.has(first)) && DETERMINERS.has(second)) return true;
  if (NOT_DOING.has(first) || MASS_NOUNS.has(first)) return false;
  // One that is counted would have an article if something were done to it.
  return words.length !== 2 || first === 'playing' || !COUNT_NOUNS.has(second) || MASS_NOUNS.has(second);
}

/** Whether a text that begins with these words says what to do: "forget the key", "dance with him". */
const isCommand = (first: string, second: string): boolean =>
  (BASES.has(first) && !COUNT_NOUNS.has(first) && !MASS_NOUNS.has(first)) ||
  ((NOUN_BASES.has(first) || BASES.has(first)) && (DETERMINERS.has(second) || AFTER_VERB.has(second)));

/** What one does who does as these words say. */
const doingOf = ([first = '', ...rest]: readonly string[]): string =>
  [(BASES.get(first.toLowerCase()) ?? NOUN_BASES.get(first.toLowerCase()))?.ing ?? first, ...rest].join(' ');

/** What a person wants a meme about, as the engine's sentences take it (MEME-7). */
export function readSubject(prompt: string): Subject {
  const { opening, rest } = opened(prompt);
  const text = insideSentence(rest);
  const written = text.split(' ');
  const words = written.map(bare);
  const [first = '', second = ''] = words;
  const as = (kind: SubjectKind, said = text): Subject => ({
    kind,
    text: said,
    isMany: false,
    isPlain: isPlain(words),
    isPast: PASTS.has(words[finiteAt(words)] ?? ''),
  });
  if (/[?“”"…]/.test(text) || /[.!:;] /.test(text)) return as('saying');
  if (QUESTION_WORDS.has(first)) return as('saying');
  if (finiteAt(words) >= 0 || (opening.endsWith('when') && words.length > 2 && !isDoing(words)))
    return as('scene');
  if (isDoing(words)) return as('doing');
  if (ADJECTIVES.has(first) && (second === '' || PREPOSITIONS.has(second)))
    return as('doing', `being ${text}`);
  if (first === 'to' && (BASES.has(second) || NOUN_BASES.has(second)))
    return as('doing', doingOf(written.slice(1)));
  if (words.length > 1 && isCommand(first, second)) return as('doing', doingOf(written));
  return thingOf(text, words) ?? as('saying');
}
