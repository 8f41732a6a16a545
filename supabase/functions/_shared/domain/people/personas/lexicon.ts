import { lazy } from '../../../kernel/lazy.ts';
import { FACETS, type Facet, type Line, type Lines, type Subject, type Talk } from './entry.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { thingsTold } from './knowledge/tasks/index.ts';
import { TALKS } from './talk/index.ts';
import { waysOf } from './ways/index.ts';
import { corrected, stem, stemsOf, wordsOf } from './words.ts';

/** A way to ask, as stems. */
export interface Phrase {
  readonly of: Subject | Talk;
  readonly facet: Facet;
  readonly isName: boolean;
  /** Each once. */
  readonly stems: readonly string[];
}

/** What a question asks for weighs more than other small words: who is not how many. */
const QUESTION_WORDS = new Set('who whom whose when where why how what'.split(' ').map(stem));

/** Words that say nothing of what a question is about. */
const FUNCTION_WORDS = new Set(
  `a an the of to in on at for from with by and or but so if as be do have can could will would should may might must
  i me my you your he she it we they them his her its our their this that these those there here what where when who
  whom whose why how which about tell know say please just really very some any all no not yes ok okay hey hi well
  go get let want need like is am are think mean got say give much many more then than now up out too also again
  thing something anything everything lot bit ever hear right
  look happen deal point stuff kind sort way everybody anybody somebody nobody actually exactly maybe possible exist try
  put come let still even around like till until during since rn anyway most end whole able gonna actual basically literally`
    .split(/\s+/)
    .map(stem),
);

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.say);

export const linesOf = (subject: Subject, facet: Facet): Lines => subject.says[facet] ?? [];

export const isTalk = (of: Subject | Talk): of is Talk => !('area' in of);

export const setOf = (text: string): ReadonlySet<string> => new Set(stemsOf(text));

/** Answers the stems of a text, one after the other. */
type Stemmer = (text: string) => readonly string[];

const PLAIN = /^[a-z0-9 ]*$/;

/** Stems texts that have many words in common: each word is looked at once. */
function stemmer(): Stemmer {
  const ofWord = new Map<string, readonly string[]>();
  const stemsIn = (word: string): readonly string[] => {
    const known = ofWord.get(word);
    if (known !== undefined) return known;
    const found = stemsOf(word);
    ofWord.set(word, found);
    return found;
  };
  return (text) => (PLAIN.test(text) ? text.split(' ') : wordsOf(text)).flatMap(stemsIn);
}

/** Each of a few, once: for so few a set costs more. */
const unique = (few: readonly string[]): readonly string[] =>
  few.filter((one, at) => few.indexOf(one) === at);

/** The facet whose lines answer a way to ask: `about`, where a subject has no lines for the one that is asked for. */
const facetTold = (of: Subject, facet: Facet): Facet => (linesOf(of, facet).length > 0 ? facet : 'about');

/** The ways to ask that stand beside what is known, which the weights of words are taken from. */
function phrases(stemsIn: Stemmer): readonly Phrase[] {
  const ofSubjects = SUBJECTS.flatMap((of): Phrase[] => [
    ...of.names.map((name): Phrase => ({ of, facet: 'about', isName: true, stems: unique(stemsIn(name)) })),
    ...FACETS.flatMap((facet) =>
      (of.asked?.[facet] ?? []).map((way): Phrase => ({
        of,
        facet: facetTold(of, facet),
        isName: false,
        stems: unique(stemsIn(way)),
      })),
    ),
  ]);
  const ofTalks = TALKS.flatMap((of) =>
    of.asked.map((way): Phrase => ({ of, facet: 'about', isName: false, stems: unique(stemsIn(way)) })),
  );
  return [...ofSubjects, ...ofTalks];
}

/** The ways to ask as people put them (ways/). */
function furtherPhrases(stemsIn: Stemmer): readonly Phrase[] {
  const ways = (key: string, of: Subject | Talk, facet: Facet): readonly Phrase[] =>
    waysOf(key)
      .map((way) => ({ of, facet, isName: false, stems: unique(stemsIn(way)) }))
      // Without a word of its own it is of whatever was spoken of.
      .filter(({ stems }) => isTalk(of) || stems.some((one) => !FUNCTION_WORDS.has(one)));
  const subjects = [...SUBJECTS, ...thingsTold().flatMap(({ told }) => Object.values(told))];
  return [
    ...subjects.flatMap((of) =>
      FACETS.flatMap((facet) => ways(`${of.id}.${facet}`, of, facetTold(of, facet))),
    ),
    ...TALKS.flatMap((of) => ways(`talk:${of.id}`, of, 'about')),
  ];
}

const HIM = stem('flunko');

/** The lines of a facet of a subject, as counts of stems. */
export interface Document {
  readonly subject: Subject;
  readonly facet: Facet;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  /** The stems of each line, and those of what the subject is called. */
  readonly lines: readonly ReadonlySet<string>[];
  readonly names: ReadonlySet<string>;
}

function documents(stemsIn: Stemmer): readonly Document[] {
  return SUBJECTS.flatMap((subject) => {
    const names = new Set([subject.title, ...subject.names].flatMap(stemsIn));
    return FACETS.flatMap((facet): Document[] => {
      const lines = linesOf(subject, facet).map((line) => stemsIn(textOf(line).replace(/\{[^{}]*\}/g, ' ')));
      const stems = lines.flat();
      if (stems.length === 0) return [];
      // The story says "he", and means him.
      const counts = new Map<string, number>(subject.area === 'story' ? [[HIM, 1]] : []);
      for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
      const sets = lines.map((line) => new Set(line));
      return [{ subject, facet, counts, length: stems.length, lines: sets, names }];
    });
  });
}

/** Where in a list each stem stands: the places, in order. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(list: readonly Iterable<string>[]): Places {
  const places = new Map<string, number[]>();
  list.forEach((stems, place) => {
    for (const one of stems) {
      const kept = places.get(one) ?? [];
      places.set(one, kept);
      kept.push(place);
    }
  });
  return places;
}

/** How well a word of a question is accounted for by what it stands in. */
const ACCOUNTS = { name: 1, asked: 0.9, text: 0.65 } as const;

type Vocabulary = ReadonlyMap<Subject | Talk, ReadonlyMap<string, number>>;

/** The stems that belong to each subject and piece of small talk, and how well each accounts for a word. */
function vocabularyOf(ways: readonly Phrase[], docs: readonly Document[]): Vocabulary {
  const all = new Map<Subject | Talk, Map<string, number>>();
  const add = (of: Subject | Talk, stems: Iterable<string>, value: number): void => {
    const own = all.get(of) ?? new Map<string, number>();
    all.set(of, own);
    for (const one of stems) own.set(one, Math.max(own.get(one) ?? 0, value));
  };
  for (const { of, isName, stems } of ways) add(of, stems, isName ? ACCOUNTS.name : ACCOUNTS.asked);
  for (const { subject, counts } of docs) add(subject, counts.keys(), ACCOUNTS.text);
  return all;
}

export interface Index {
  readonly vocabulary: Vocabulary;
  readonly phrases: readonly Phrase[];
  /** From this place on they are those of ways/. */
  readonly furtherFrom: number;
  readonly inPhrases: Places;
  readonly documents: readonly Document[];
  readonly inDocuments: Places;
  readonly meanLength: number;
  /** How telling a stem is. */
  readonly weight: (one: string) => number;
  /** What the stems of each way to ask weigh together, by its place. */
  readonly totals: Float64Array;
  /** Stems that misspelled words may have been meant to be. */
  readonly named: readonly string[];
  /** Whether a stem is asked of so many subjects that it is no part of what is asked of one. */
  readonly isCommon: (one: string) => boolean;
  readonly isKnown: (one: string) => boolean;
}

const sumOf = (stems: Iterable<string>, weight: (one: string) => number): number => {
  let sum = 0;
  for (const one of stems) sum += weight(one);
  return sum;
};

/** What nearly every question here is about anyway, so that its other words tell more. */
const EVERYWHERE = new Set('flunko town arcadia school game'.split(' ').map(stem));
const LEAST_TELLING = 2.5;
/** A word that is hardly ever written here is not more telling than this, or one unknown word would outweigh a question. */
const MOST_TELLING = 5.2;

/** A stem that is asked of so many subjects is no part of what is asked of one: "call" of a coach, of the police, of a theme. */
const COMMON = 14;

/** How telling a stem is that stands in one of so many texts. */
function weightOf(one: string, oneOf: number): number {
  const weight = Math.log(1 + oneOf);
  if (QUESTION_WORDS.has(one)) return Math.min(weight, 1.6);
  if (FUNCTION_WORDS.has(one)) return Math.min(weight, 1);
  if (EVERYWHERE.has(one)) return Math.min(weight, LEAST_TELLING);
  return Math.min(weight, MOST_TELLING);
}

/** Of how many subjects and pieces of small talk each stem is asked. */
function askedOf(ways: readonly Phrase[]): ReadonlyMap<string, number> {
  const all = new Map<string, Set<Subject | Talk>>();
  for (const { of, stems } of ways) {
    for (const one of stems) {
      const kept = all.get(one) ?? new Set();
      all.set(one, kept.add(of));
    }
  }
  return new Map([...all].map(([one, { size }]) => [one, size]));
}

/** In how many places each stem stands: ways to ask and texts. What people put otherwise does not make a word less telling. */
function spreadOf(
  ways: readonly Phrase[],
  docs: readonly Document[],
  further: readonly Phrase[],
): ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  const add = (stems: Iterable<string>): void => {
    for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1);
  };
  for (const { stems } of ways) add(stems);
  for (const { counts } of docs) add(counts.keys());
  const told = new Set(spread.keys());
  const only = new Map<string, Set<Subject | Talk>>();
  for (const { of, stems } of further) {
    for (const one of stems) if (!told.has(one)) only.set(one, (only.get(one) ?? new Set()).add(of));
  }
  for (const [one, { size }] of only) spread.set(one, size);
  return spread;
}

/** The index over everything that is known, made when it is first asked. */
export const index = lazy((): Index => {
  const stemsIn = stemmer();
  const [ways, docs, further] = [phrases(stemsIn), documents(stemsIn), furtherPhrases(stemsIn)];
  const all = [...ways, ...further];
  const units = ways.length + docs.length;
  const inPhrases = placesOf(all.map(({ stems }) => stems));
  const spread = spreadOf(ways, docs, further);
  const named = [...inPhrases.keys()].filter((one) => one.length >= 4);
  const asked = askedOf(ways);
  const weighed = new Map<string, number>();
  const weight = (one: string): number => {
    const known = weighed.get(one);
    if (known !== undefined) return known;
    const found = weightOf(one, units / (spread.get(one) ?? 3));
    // Words that nothing says are not kept: there is no end to what people type.
    if (spread.has(one)) weighed.set(one, found);
    return found;
  };
  return {
    vocabulary: vocabularyOf(all, docs),
    phrases: all,
    furtherFrom: ways.length,
    inPhrases,
    documents: docs,
    inDocuments: placesOf(docs.map(({ counts }) => counts.keys())),
    meanLength: docs.reduce((sum, { length }) => sum + length, 0) / docs.length,
    weight,
    totals: Float64Array.from(all, ({ stems }) => sumOf(stems, weight)),
    named,
    isCommon: (one) => (asked.get(one) ?? 0) >= COMMON,
    isKnown: (one) => spread.has(one) || FUNCTION_WORDS.has(one),
  };
});

export interface Query {
  readonly stems: ReadonlySet<string>;
  readonly total: number;
  readonly content: readonly string[];
  readonly contentTotal: number;
}

/** What people say to get a word in, and is no part of what they ask. */
const CALLS = new Set(`sup yo hey dude lol lmao haha omg um uh hmm pls please`.split(/\s+/));
const CALLS_LEFT = 3;

/** The words of a message without those that only call the persona, where enough is left. */
function askingWords(message: string): readonly string[] {
  const words = wordsOf(message);
  const asking = words.filter((word) => !CALLS.has(word));
  return asking.length >= CALLS_LEFT ? asking : words;
}

/** What is asked may be a short word, as no harm is done where it was another one. */
const SHORTER = { least: 4, two: 8 };

/** An unknown word as it is without its comparison, where that is known: "highest" as "high". */
function uncompared(one: string, isKnown: (stem: string) => boolean): string | undefined {
  const bare = /^([a-z]{3,})(?:er|est)$/.exec(one)?.[1];
  if (bare === undefined) return undefined;
  const forms = [bare, `${bare}e`, bare.replace(/i$/, 'y'), bare.replace(/([bdgmnprt])\1$/, '$1')];
  return forms.map(stem).find(isKnown);
}

export function queryOf(message: string, { weight, named, isKnown }: Index): Query {
  const stems = new Set(
    askingWords(message)
      .map(stem)
      .map((one) =>
        isKnown(one) ? one : (uncompared(one, isKnown) ?? corrected(one, named, SHORTER) ?? one),
      ),
  );
  const content = [...stems].filter((one) => !FUNCTION_WORDS.has(one));
  const sum = (of: Iterable<string>): number => [...of].reduce((all, one) => all + weight(one), 0);
  return { stems, total: sum(stems), content, contentTotal: sum(content) };
}

/** Whether a message has only words that say nothing of what it is about. */
export const isAboutNothing = (message: string): boolean =>
  wordsOf(message).every((word) => FUNCTION_WORDS.has(stem(word)));

/** Whether a message has a word that stands nowhere in what is known, and is no number. */
export const hasUnknownWord = (message: string): boolean => {
  const known = index();
  return queryOf(message, known).content.some((one) => !known.isKnown(one) && !/\d/.test(one));
};
