import type { Whereabouts } from './presence.ts';
import type { Fact } from './story.ts';

/** An evening asks for so many candles at least (EVENING-6). */
export const FEWEST_ASKED = 3;
/** Where no episode says it, an evening asks for so many of those who were in town at once in the dark of the one before. */
export const ASKED_SHARE = 0.5;

/** So many candles are lit from one network address on an evening at most: a school may share one. */
export const CANDLES_OF_ADDRESS = 60;

/**
 * How many candles an evening asks of the town, by how many were there a week before and the share of them that the episode asks
 * for; where it is not known how many were there, the fewest.
 */
export const candlesAsked = (presentBefore: number, share: number): number =>
  Math.max(FEWEST_ASKED, Math.ceil(presentBefore * share));

/** That a person lit a candle on an evening, and on which: the server's own word. */
export const SEEN_EVENING: Fact = 'seen:evening';
export const seenEvening = (evening: string): Fact => `${SEEN_EVENING}/${evening}`;

/** That they watched its recording instead. */
export const WATCHED_EVENING: Fact = 'watched:evening';
export const watchedEvening = (evening: string): Fact => `${WATCHED_EVENING}/${evening}`;

/** The candles of the last evening, as everybody knows them. */
export interface Candles {
  /** The date of its Friday. */
  readonly evening: string;
  readonly lit: number;
  readonly asked: number;
  /** Where they were lit, by location. */
  readonly places: Readonly<Partial<Record<Whereabouts, number>>>;
}

/** Whether as many were lit as the evening asked for. */
export const areAnswered = (candles: Candles | null): boolean =>
  candles !== null && candles.lit >= candles.asked;

/** The same with one more, which was lit there. */
export const withCandle = (candles: Candles, at: Whereabouts): Candles => ({
  ...candles,
  lit: candles.lit + 1,
  places: { ...candles.places, [at]: (candles.places[at] ?? 0) + 1 },
});
