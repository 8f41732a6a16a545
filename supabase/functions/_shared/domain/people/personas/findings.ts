import { FACETS, type Facet, type Subject, type Talk } from './entry.ts';
import { facetIn } from './facetIn.ts';
import { SUBJECTS } from './knowledge/index.ts';
import {
  index,
  isTalk,
  linesOf,
  queryOf,
  type Document,
  type Index,
  type Phrase,
  type Query,
} from './lexicon.ts';
import { plain, wordsOf } from './words.ts';

/** Of what is understood by another way: it is like no way to ask. */
export const NO_WAYS: ReadonlyMap<Facet, number> = new Map();

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
      /** How like the question is to the ways to ask for each facet. */
      readonly ways: ReadonlyMap<Facet, number>;
      /** Whether most of what was asked stands nowhere in what is known of it. */
      readonly isNear: boolean;
    }
  | { readonly kind: 'talk'; readonly talk: Talk; readonly score: number };

type SubjectFinding = Extract<Finding, { readonly kind: 'subject' }>;

/** A way to ask that a question is like: how much, 0 to 1, by how telling the stems are that they have in common. */
interface WayLike {
  readonly phrase: Phrase;
  readonly like: number;
  /** What all its stems weigh. */
  readonly total: number;
}

/** The ways to ask that have anything of a question, and of the many further ones those that have most of it. */
function waysLike(
  { stems, total }: Query,
  { phrases, furtherFrom, inPhrases, totals, weight }: Index,
): readonly WayLike[] {
  const common = new Float64Array(phrases.length);
  for (const one of stems) {
    const weighs = weight(one);
    for (const place of inPhrases.get(one) ?? []) common[place] = (common[place] ?? 0) + weighs;
  }
  const found: WayLike[] = [];
  // Tens of thousands of places: a callback for each would cost more than what it does.
  for (let place = 0; place < common.length; place++) {
    const shared = common[place] ?? 0;
    if (shared === 0) continue;
    const own = totals[place] ?? 0;
    const like = (2 * shared) / (total + own);
    if (place >= furtherFrom && like < LEAST_LIKE_FURTHER) continue;
    const phrase = phrases[place];
    if (phrase !== undefined) found.push({ phrase, like, total: own });
  }
  return found;
}

/** The documents, in order, that have any of what a question is about. */
function documentsFor({ content }: Query, { documents, inDocuments }: Index): readonly Document[] {
  const places = new Set(content.flatMap((one) => inDocuments.get(one) ?? []));
  return [...places].sort((one, other) => one - other).flatMap((place) => documents[place] ?? []);
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

const isWithin = (stems: readonly string[], all: ReadonlySet<string>): boolean =>
  stems.every((one) => all.has(one));

interface Marks {
  name: number;
  readonly ways: Map<Facet, number>;
  readonly texts: Map<Facet, number>;
  /** The facets of which one line has all that is asked. */
  readonly whole: Set<Facet>;
}

/** Below this a way of asking is not what was meant. */
const LEAST_LIKE = 0.5;
/** The same of the many ways that people put it otherwise: they have most words of each other's. */
const LEAST_LIKE_FURTHER = 0.65;

const OF_WHO_ASKS = /\b(i|me|my|mine|we|us|our)\b/;
const OF_THE_PERSONA = /\b(you|your|yours|yourself)\b/;

/** Whether a message may ask for something: no record of a person without "I" or "my", and nothing of the persona without "you". */
function isOfThem(id: string, text: string): boolean {
  if (id.startsWith('my-')) return OF_WHO_ASKS.test(text);
  return !id.startsWith('your-') || OF_THE_PERSONA.test(text);
}

const I = ['i', 'me', 'my', 'we', 'us', 'our', 'mine', 'myself'];
const YOU = ['you', 'your', 'yours', 'yourself'];
const NOT = 'not';

/** Whether small talk that is asked of "me" or of "you", or denies something, does the same as what is asked. */
function isOfSame(way: readonly string[], asked: ReadonlySet<string>): boolean {
  if (asked.has(NOT) !== way.includes(NOT)) return false;
  return [I, YOU].every((who) => !who.some((one) => way.includes(one)) || who.some((one) => asked.has(one)));
}

/** Of so many messages it is known what they may be about: one answer asks it again and again of the same few. */
const KNOWN_MOST = 8;
/** The one that was asked for longest ago first. */
const knownOf = new Map<string, readonly Finding[]>();

/** What a message may be about, the likeliest first. */
export function findings(message: string): readonly Finding[] {
  const found = knownOf.get(message) ?? look(message);
  knownOf.delete(message);
  knownOf.set(message, found);
  const [oldest] = knownOf.keys();
  if (oldest !== undefined && knownOf.size > KNOWN_MOST) knownOf.delete(oldest);
  return found;
}

function look(message: string): readonly Finding[] {
  const text = wordsOf(message).join(' ');
  const known = index();
  const query = queryOf(message, known);
  if (query.stems.size === 0) return [];
  const facet = facetIn(message);
  const marks = new Map<Subject, Marks>();
  const marksOf = (subject: Subject): Marks => {
    const kept = marks.get(subject) ?? { name: 0, ways: new Map(), texts: new Map(), whole: new Set() };
    marks.set(subject, kept);
    return kept;
  };
  const talks = new Map<Talk, number>();
  for (const { phrase, like, total } of waysLike(query, known)) {
    const { of, facet: asks, isName, stems } = phrase;
    if (isTalk(of)) {
      if (like > Math.max(LEAST_LIKE, talks.get(of) ?? 0) && isOfSame(stems, query.stems)) {
        talks.set(of, like);
      }
    } else if (isName) {
      if (!isWithin(stems, query.stems)) continue;
      const share = Math.min(1, total / Math.max(query.contentTotal, 1));
      const kept = marksOf(of);
      kept.name = Math.max(kept.name, 0.8 * share + 0.09 * total + (share > 0.95 ? 0.25 : 0));
    } else {
      const { ways } = marksOf(of);
      ways.set(asks, Math.max(ways.get(asks) ?? 0, like));
    }
  }
  for (const document of documentsFor(query, known)) {
    const found = relevance(query, document, known);
    if (hasWhole(query, document)) marksOf(document.subject).whole.add(document.facet);
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
  return [...ofSubjects, ...ofTalks]
    .filter((one) => isOfThem(one.kind === 'subject' ? one.subject.id : one.talk.id, text))
    .sort((one, other) => other.score - one.score);
}

/** What it is worth that one line has all that is asked. */
const WHOLE = 0.6;

/** Whether one line of a document, with what its subject is called, has all that a question is about. */
const hasWhole = ({ content }: Query, { lines, names }: Document): boolean =>
  content.length > 1 &&
  lines.some(
    (line) =>
      content.every((one) => line.has(one) || names.has(one)) &&
      content.some((one) => line.has(one) && !names.has(one)),
  );

/** What is left of a likeness where another facet was asked for, of which there is something to say. */
const OTHER_FACET = 0.88;

/** From so much likeness on a question is known word for word, and what else it may be about comes after. */
const WORD_FOR_WORD = 0.98;
const WORD_FOR_WORD_BONUS = 0.4;

/** The facet of a subject that fits a question best. */
function best(subject: Subject, { name, ways, texts, whole }: Marks, wanted: Facet | null): SubjectFinding {
  const likeOf = (facet: Facet): number => {
    const like = ways.get(facet) ?? 0;
    return like < LEAST_LIKE ? 0 : like;
  };
  const isWantedTold = wanted !== null && linesOf(subject, wanted).length > 0;
  let first: { readonly facet: Facet; readonly score: number } | null = null;
  for (const facet of FACETS) {
    if (linesOf(subject, facet).length === 0) continue;
    const fits = facet === wanted ? 0.7 : facet !== 'about' ? 0 : wanted === null ? 0.5 : 0.12;
    const named = name > 0 ? name + fits : 0;
    const own = likeOf(facet);
    const like = isWantedTold && facet !== wanted ? own * OTHER_FACET : own;
    const asked = like === 0 ? 0 : 3 * like ** 2.5 + (own > WORD_FOR_WORD ? WORD_FOR_WORD_BONUS : 0);
    const sure = Math.max(named, asked) + 0.2 * Math.min(named, asked);
    const score = sure + (named > 0 ? 0.4 : 0.9) * (texts.get(facet) ?? 0);
    if (first === null || score > first.score) first = { facet, score };
  }
  first ??= { facet: 'about', score: 0 };
  const [told] = whole;
  const isOnlyTold = told !== undefined && name === 0 && !FACETS.some((facet) => likeOf(facet) > 0);
  return {
    kind: 'subject',
    subject,
    ways,
    isNamed: name > 0,
    isAsked: likeOf(first.facet) > 0.75,
    isNear: false,
    facet: isOnlyTold ? told : first.facet,
    score: first.score + (told === undefined ? 0 : WHOLE),
  };
}

const BY_ID = new Map(SUBJECTS.map((subject) => [subject.id, subject]));
export const subjectNamed = (id: string | null): Subject | null =>
  id === null ? null : (BY_ID.get(id) ?? null);

/** Whether a message is made of nothing that can be read: no letter and no digit. */
export const isWordless = (message: string): boolean => !/[a-z0-9]/.test(plain(message));
