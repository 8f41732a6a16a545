import { SEEN_EVENING } from './candles.ts';
import { LOCK_NAMES } from './locks.ts';
import { HOUSE_IDS } from './quarters.ts';
import type { Fact } from './story.ts';
import {
  ATTENDED_DANCE,
  DANCE_PLACE,
  FLUNKO_FOUND,
  openingOf,
  PARADISE_CODE,
  PICTURE_DAY_VOTE,
  pressOf,
  quarterAt,
  QUARTER_READ,
  SECOND_QUARTER,
  TOWN_EVENTS,
  type TownEvent,
  WEEK_OPENED,
} from './townEvents.ts';

/**
 * By whose word a fact is kept of a wallet. 'page': the page's alone, so that nothing may ever be paid for it alone
 * (a join of two cards is paid for what the person saw in them, CASE-8). 'server':
 * the server's alone, which found it out by itself. A place: the page's too, but only of a person who may be in this
 * place; what the server has checked is kept as its own record.
 */
export type FactSource = 'page' | 'server' | { readonly place: string };

/** The facts that are kept only of a person who may be in the place where they come about. */
const PLACES: ReadonlyMap<Fact, string> = new Map<Fact, string>([
  // The keys are those of its type.
  ...Object.entries(TOWN_EVENTS).map(([event, place]) => [pressOf(event as TownEvent), place] as const),
  [ATTENDED_DANCE, DANCE_PLACE],
]);

/** What is opened by a code that only the server compares: the locks, with the chapter of the code or the episode behind a slash, and Room 2. */
const OPENINGS: readonly Fact[] = [...LOCK_NAMES.map(openingOf), PARADISE_CODE, WEEK_OPENED];

/** What a route of its own records. What is noticed on the quarter of the arcade is spelled alike, and is the page's. */
const ACTS: ReadonlySet<Fact> = new Set([
  ...[FLUNKO_FOUND, PICTURE_DAY_VOTE, QUARTER_READ, SECOND_QUARTER],
  ...HOUSE_IDS.map(quarterAt),
]);

export function sourceOf(fact: Fact): FactSource {
  const place = PLACES.get(fact);
  if (place !== undefined) return { place };
  const isOfServer = [...OPENINGS, SEEN_EVENING].some((one) => fact === one || fact.startsWith(`${one}/`));
  return fact.startsWith('won:') || isOfServer || ACTS.has(fact) ? 'server' : 'page';
}
