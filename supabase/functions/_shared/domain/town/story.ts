/** What can be known of a person: something they pressed, opened, carry, saw, won, were told, or showed to others. */
export const FACT_KINDS = [
  'pressed',
  'opened',
  'carried',
  'seen',
  'watched',
  'won',
  'heard',
  'shown',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A fact: its kind and a name of lower-case words, such as 'opened:cellar' or 'seen:homecoming'. */
export type Fact = `${FactKind}:${string}`;

/** Something that the person carries: the one kind of fact that can end, when it is put back. */
export type Carried = `carried:${string}`;

export const isCarried = (fact: Fact): fact is Carried => fact.startsWith('carried:');

/** What is true of the town for everybody: the floodlights of the football field burn. The server alone says it. */
export const FLOODLIT = 'town:floodlit';
/**
 * What the evening of Friday makes true of the town for a while: the power is out, the train stands at Depot Lane, there is a
 * light over the lake; and that as many candles were lit as it asked for, which is true for those who lit one (EVENING-7).
 */
export const EVENING_TRUTHS = ['town:dark', 'town:train', 'town:lake-light', 'town:answered'] as const;
export type EveningTruth = (typeof EVENING_TRUTHS)[number];
export type Truth = Fact | typeof FLOODLIT | EveningTruth;

/** When something holds, by facts and the hour. All parts that are given must hold; an empty condition always holds. */
export interface Condition {
  readonly all?: readonly Truth[];
  readonly any?: readonly Truth[];
  readonly none?: readonly Truth[];
  readonly hour?: 'day' | 'night';
}

/** How many facts are kept of a wallet by the word of its pages, and of a visitor. */
export const MOST_FACTS = 2000;

/** How many facts one request tells at most: so many fit into its 64 KB. */
export const MOST_AT_ONCE = 500;

/** How long a fact is at most (characters). */
export const LONGEST_FACT = 64;

const SPELLING = new RegExp(`^(?:${FACT_KINDS.join('|')}):[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9-]+)?$`);

/** Whether a condition holds for a person of whom these facts are known, at this hour in Arcadia. */
export function holds(condition: Condition, facts: ReadonlySet<Truth>, hour: 'day' | 'night'): boolean {
  const { all = [], any, none = [] } = condition;
  const isKnown = (fact: Truth): boolean => facts.has(fact);
  return (
    (condition.hour === undefined || condition.hour === hour) &&
    all.every(isKnown) &&
    (any === undefined || any.some(isKnown)) &&
    !none.some(isKnown)
  );
}

/** Reads a fact as it is spelled; null: it is none. */
export const parseFact = (text: string): Fact | null => (isFact(text) ? text : null);

const isFact = (text: string): text is Fact => text.length <= LONGEST_FACT && SPELLING.test(text);
