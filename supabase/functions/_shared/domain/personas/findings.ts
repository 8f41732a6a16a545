import { FACETS, type Facet, type Line, type Lines, type Subject, type Talk } from './entry.ts';
import { TALKS } from './talk/index.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { facetIn } from './facetIn.ts';
import { corrected, plain, stem, wordsOf } from './words.ts';

/** What a question is taken to be about, and how surely: from about 0.5 on it is to be answered. */
export type Finding =
  | {
      readonly kind: 'subject';
      readonly subject: Subject;
      readonly facet: Facet;
      readonly score: number;
      readonly isNamed: boolean;
      /** Whether its facet was asked for in words that are known to ask for it. */
      readonly isAsked: boolean;
      /** Whether most of what was asked stands nowhere in what is known of it. */
      readonly isNear: boolean;
    }
  | { readonly kind: 'talk'; readonly talk: Talk; readonly score: number };

type SubjectFinding = Extract<Finding, { readonly kind: 'subject' }>;

/** A way to ask, as stems. */
interface Phrase {
  readonly of: Subject | Talk;
  readonly facet: Facet;
  readonly isName: boolean;
  readonly stems: ReadonlySet<string>;
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

const linesOf = (subject: Subject, facet: Facet): Lines => subject.says[facet] ?? [];

const isTalk = (of: Subject | Talk): of is Talk => !('area' in of);

const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

function phrases(): readonly Phrase[] {
  const ofSubjects = SUBJECTS.flatMap((of): Phrase[] => [
    ...of.names.map((name): Phrase => ({ of, facet: 'about', isName: true, stems: setOf(name) })),
    ...FACETS.flatMap((facet) =>
      (of.asked?.[facet] ?? []).map((way): Phrase => ({
        of,
        // What has no lines of its own is told with the rest.
        facet: linesOf(of, facet).length > 0 ? facet : 'about',
        isName: false,
        stems: setOf(way),
      })),
    ),
  ]);
  const ofTalks = TALKS.flatMap((of) =>
    of.asked.map((way): Phrase => ({ of, facet: 'about', isName: false, stems: setOf(way) })),
  );
  return [...ofSubjects, ...ofTalks];
}

const HIM = stem('flunko');

/** The lines of a facet of a subject, as counts of stems. */
interface Document {
  readonly subject: Subject;
  readonly facet: Facet;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

function documents(): readonly Document[] {
  return SUBJECTS.flatMap((subject) =>
    FACETS.flatMap((facet): Document[] => {
      const stems = linesOf(subject, facet)
        .flatMap((line) => wordsOf(textOf(line).replace(/\{[^}]*\}/g, ' ')))
        .map(stem);
      if (stems.length === 0) return [];
      // The story says "he", and means him.
      const counts = new Map<string, number>(subject.area === 'story' ? [[HIM, 1]] : []);
      for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
      return [{ subject, facet, counts, length: stems.length }];
    }),
  );
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

interface Index {
  readonly vocabulary: Vocabulary;
  readonly phrases: readonly Phrase[];
  readonly documents: readonly Document[];
  readonly meanLength: number;
  /** How telling a stem is. */
  readonly weight: (one: string) => number;
  /** What the stems of each way to ask weigh together. */
  readonly totals: ReadonlyMap<ReadonlySet<string>, number>;
  /** Stems that misspelled words may have been meant to be. */
  readonly named: readonly string[];
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

/** How telling a stem is that stands in one of so many texts. */
function weightOf(one: string, oneOf: number): number {
  const weight = Math.log(1 + oneOf);
  if (QUESTION_WORDS.has(one)) return Math.min(weight, 1.6);
  const most = FUNCTION_WORDS.has(one) ? 1 : EVERYWHERE.has(one) ? LEAST_TELLING : MOST_TELLING;
  return Math.min(weight, most);
}

let made: Index | null = null;

/** The index over everything that is known, made when it is first asked. */
function index(): Index {
  if (made !== null) return made;
  const [ways, docs] = [phrases(), documents()];
  const spread = new Map<string, number>();
  const units = [...ways.map(({ stems }) => stems), ...docs.map(({ counts }) => new Set(counts.keys()))];
  for (const stems of units) for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1);
  const named = [...new Set(ways.flatMap(({ stems }) => [...stems]))].filter((one) => one.length >= 4);
  const weighed = new Map<string, number>();
  const weight = (one: string): number => {
    const known = weighed.get(one) ?? weightOf(one, units.length / (spread.get(one) ?? 3));
    weighed.set(one, known);
    return known;
  };
  made = {
    vocabulary: vocabularyOf(ways, docs),
    phrases: ways,
    documents: docs,
    meanLength: docs.reduce((sum, { length }) => sum + length, 0) / docs.length,
    weight,
    totals: new Map(ways.map(({ stems }) => [stems, sumOf(stems, weight)])),
    named,
    isKnown: (one) => spread.has(one) || FUNCTION_WORDS.has(one),
  };
  return made;
}

interface Query {
  readonly stems: ReadonlySet<string>;
  readonly total: number;
  readonly content: readonly string[];
  readonly contentTotal: number;
}

/** What people say to get a word in, and is no part of what they ask. */
const CALLS = new Set(
  `sup yo hey hi hello bot man dude lol lmao haha omg wtf um uh hmm ok okay so well honey wizard champ please pls sir buddy
  quick question`.split(/\s+/),
);
const CALLS_LEFT = 3;

/** The words of a message without those that only call somebody, where enough is left. */
function askingWords(message: string): readonly string[] {
  const words = wordsOf(message);
  const asking = words.filter((word) => !CALLS.has(word));
  return asking.length >= CALLS_LEFT ? asking : words;
}

function queryOf(message: string, { weight, named, isKnown }: Index): Query {
  const stems = new Set(
    askingWords(message)
      .map(stem)
      .map((one) => (isKnown(one) ? one : (corrected(one, named) ?? one))),
  );
  const content = [...stems].filter((one) => !FUNCTION_WORDS.has(one));
  const sum = (of: Iterable<string>): number => [...of].reduce((all, one) => all + weight(one), 0);
  return { stems, total: sum(stems), content, contentTotal: sum(content) };
}

/** How much a question and a way to ask have in common, 0 to 1, by how telling the stems are. */
function likeness({ stems, total }: Query, way: ReadonlySet<string>, { weight, totals }: Index): number {
  let common = 0;
  for (const one of way) if (stems.has(one)) common += weight(one);
  return common === 0 ? 0 : (2 * common) / (total + (totals.get(way) ?? 0));
}

/** BM25 of a document for a question. */
function relevance({ content }: Query, { counts, length }: Document, { weight, meanLength }: Index): number {
  return content.reduce((sum, one) => {
    const count = counts.get(one) ?? 0;
    if (count === 0) return sum;
    return sum + (weight(one) * (count * 2.2)) / (count + 1.2 * (0.25 + (0.75 * length) / meanLength));
  }, 0);
}

/** What is left of a score where nothing that was asked belongs to what was found. */
const UNCOVERED = 0.55;

/** How much of what was asked belongs to what was found, 0 to 1. */
function covered({ content, contentTotal }: Query, of: Subject | Talk, known: Index): number {
  if (contentTotal === 0) return 1;
  const own = known.vocabulary.get(of);
  return content.reduce((all, one) => all + known.weight(one) * (own?.get(one) ?? 0), 0) / contentTotal;
}

const factorOf = (covers: number): number => UNCOVERED + (1 - UNCOVERED) * covers;

/** From so little on an answer is only near to what was asked. */
const NEAR = 0.45;
/** What is left of the score of what is only near, and was not even named. */
const DOUBTFUL = 0.75;

/** Words so telling, all of them in one text, are what the text is about. */
const TELLING = { weight: 4, share: 0.8, bonus: 0.35 } as const;

function isWithin(stems: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const one of stems) if (!all.has(one)) return false;
  return true;
}

interface Marks {
  name: number;
  readonly ways: Map<Facet, number>;
  readonly texts: Map<Facet, number>;
}

/** Below this a way of asking is not what was meant. */
const LEAST_LIKE = 0.5;

/** What a message may be about, the likeliest first. */
export function findings(message: string): readonly Finding[] {
  const known = index();
  const query = queryOf(message, known);
  if (query.stems.size === 0) return [];
  const facet = facetIn(message);
  const marks = new Map<Subject, Marks>();
  const marksOf = (subject: Subject): Marks => {
    const kept = marks.get(subject) ?? { name: 0, ways: new Map(), texts: new Map() };
    marks.set(subject, kept);
    return kept;
  };
  const talks = new Map<Talk, number>();
  for (const { of, facet: asks, isName, stems } of known.phrases) {
    if (isTalk(of)) {
      const like = likeness(query, stems, known);
      if (like > Math.max(LEAST_LIKE, talks.get(of) ?? 0)) talks.set(of, like);
    } else if (isName) {
      if (!isWithin(stems, query.stems)) continue;
      const value = known.totals.get(stems) ?? 0;
      const share = Math.min(1, value / Math.max(query.contentTotal, 1));
      const kept = marksOf(of);
      kept.name = Math.max(kept.name, 0.8 * share + 0.09 * value + (share > 0.95 ? 0.25 : 0));
    } else {
      const like = likeness(query, stems, known);
      if (like < LEAST_LIKE) continue;
      const { ways } = marksOf(of);
      ways.set(asks, Math.max(ways.get(asks) ?? 0, like));
    }
  }
  for (const document of known.documents) {
    const found = relevance(query, document, known);
    if (found === 0) continue;
    const has = query.content.reduce(
      (sum, one) => sum + (document.counts.has(one) ? known.weight(one) : 0),
      0,
    );
    const isTelling = has > TELLING.weight && has > TELLING.share * query.contentTotal;
    marksOf(document.subject).texts.set(
      document.facet,
      found / (found + 9) + (isTelling ? TELLING.bonus : 0),
    );
  }
  const ofSubjects = [...marks].map(([subject, kept]) => {
    const found = best(subject, kept, facet);
    const covers = covered(query, subject, known);
    const isNear = !found.isAsked && covers < NEAR;
    const doubt = isNear && !found.isNamed ? DOUBTFUL : 1;
    return { ...found, isNear, score: found.score * factorOf(covers) * doubt };
  });
  const ofTalks = [...talks].map(([talk, like]): Finding => ({
    kind: 'talk',
    talk,
    score: 2.8 * like ** 2.5 * factorOf(covered(query, talk, known)),
  }));
  return [...ofSubjects, ...ofTalks].sort((one, other) => other.score - one.score);
}

/** What is left of a likeness where another facet was asked for, of which there is something to say. */
const OTHER_FACET = 0.88;

/** The facet of a subject that fits a question best. */
function best(subject: Subject, { name, ways, texts }: Marks, wanted: Facet | null): SubjectFinding {
  const scored = FACETS.filter((facet) => linesOf(subject, facet).length > 0).map((facet) => {
    const fits = facet === wanted ? 0.7 : facet !== 'about' ? 0 : wanted === null ? 0.5 : 0.12;
    const named = name > 0 ? name + fits : 0;
    const isOther = wanted !== null && facet !== wanted && linesOf(subject, wanted).length > 0;
    const like = (ways.get(facet) ?? 0) * (isOther ? OTHER_FACET : 1);
    const asked = 3 * like ** 2.5;
    const sure = Math.max(named, asked) + 0.2 * Math.min(named, asked);
    return { facet, score: sure + (named > 0 ? 0.4 : 0.75) * (texts.get(facet) ?? 0) };
  });
  const [first = { facet: 'about' as const, score: 0 }] = scored.sort(
    (one, other) => other.score - one.score,
  );
  return {
    kind: 'subject',
    subject,
    isNamed: name > 0,
    isAsked: (ways.get(first.facet) ?? 0) > 0.75,
    isNear: false,
    ...first,
  };
}

const linesOfSubjects = new Map<Subject, readonly ReadonlySet<string>[]>();

/** The stems of all lines of a subject, worked out when they are first asked for. */
function linesKept(subject: Subject): readonly ReadonlySet<string>[] {
  const kept =
    linesOfSubjects.get(subject) ??
    FACETS.flatMap((facet) => linesOf(subject, facet)).map((line) => setOf(textOf(line)));
  linesOfSubjects.set(subject, kept);
  return kept;
}

/**
 * How much of a line is about what a message asks, where it tells the line from others of its subject: the title does not
 * count, nor what most lines have. So of all lines on the lake the one with the swing answers a question about the swing.
 */
export function fit(message: string, subject: Subject | null): (line: string) => number {
  const known = index();
  const title = setOf(subject?.title ?? '');
  const lines = subject === null ? [] : linesKept(subject);
  const tells = (one: string): boolean =>
    !title.has(one) && 2 * lines.filter((stems) => stems.has(one)).length <= Math.max(lines.length, 2);
  const asked = queryOf(message, known).content.filter(tells);
  return (line) => {
    const stems = setOf(line);
    return asked.reduce((sum, one) => sum + (stems.has(one) ? known.weight(one) : 0), 0);
  };
}

/** Words that ask for what there is to tell, whatever it is. */
const TELLING_WORDS = new Set(
  'story info information fact detail history news place kid guy person'.split(' ').map(stem),
);

/** What a message asks of a subject beside its name, as stems. */
export function besides(message: string, { title, names }: Subject): readonly string[] {
  const own = new Set([title, ...names].flatMap((name) => [...setOf(name)]));
  return queryOf(message, index()).content.filter((one) => !own.has(one) && !TELLING_WORDS.has(one));
}

/** Whether a line has one of some stems in it. */
export const hasAny = (line: string, stems: readonly string[]): boolean => {
  const own = setOf(line);
  return stems.some((one) => own.has(one));
};

const BY_ID = new Map(SUBJECTS.map((subject) => [subject.id, subject]));
export const subjectNamed = (id: string | null): Subject | null =>
  id === null ? null : (BY_ID.get(id) ?? null);

/** Whether a message has only words that say nothing of what it is about. */
export const isAboutNothing = (message: string): boolean =>
  wordsOf(message).every((word) => FUNCTION_WORDS.has(stem(word)));

/** Whether a message is made of nothing that can be read: no letter and no digit. */
export const isWordless = (message: string): boolean => !/[a-z0-9]/.test(plain(message));
