import { LONGEST_FACT, parseFact, type Fact } from '../story.ts';

/** The name of a card of the Case File: the fact that shows it, or a scene of a chapter, as 'scene:so-far/straws'. */
export type CardName = Fact | `scene:${string}/${string}`;

const SCENE = /^scene:([a-z0-9]+(?:-[a-z0-9]+)*)\/[a-z0-9-]+$/;

/** Reads the name of a card as it is spelled; null: it is none. */
export const parseCard = (text: string): CardName | null => (isCard(text) ? text : null);

const isCard = (text: string): text is CardName =>
  parseFact(text) !== null || (text.length <= LONGEST_FACT && SCENE.test(text));

/** What has to be known of a person who has this card: the scenes of a chapter are met together (CASE-1). */
export function factOfCard(card: CardName): Fact {
  const chapter = SCENE.exec(card)?.[1];
  // What is no scene is a fact, as its type says.
  return chapter === undefined ? (card as Fact) : `seen:${chapter}`;
}

/** What a person may believe of the Friday: the three readings of docs/story.md, in its order. */
export const READINGS = ['planned', 'made', 'never'] as const;
export type Reading = (typeof READINGS)[number];

/** What each reading is called, wherever it is told. */
export const READING_TITLES = {
  planned: 'He planned to leave',
  made: 'Somebody made him',
  never: 'He never left',
} as const satisfies Readonly<Record<Reading, string>>;

/** So many pins of readings a wallet has at most, and so many cards one request pins. */
export const MOST_PINS = 600;
export const MOST_PINNED_AT_ONCE = 100;

/** So many joins of a wallet may fail in a UTC day (CASE-7). */
export const WRONG_A_DAY = 20;
