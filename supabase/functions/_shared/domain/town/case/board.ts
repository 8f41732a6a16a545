import type { Fact } from '../story.ts';
import { WEEK_OPENED } from '../townEvents.ts';

/** Who a person is at a board that two look at: whose it is, or who was asked to it. */
export type BoardRole = 'owner' | 'guest';

/** The channel on which the two at a board are told of it (CASE-15). */
export const boardTopic = (board: string): string => `case:${board}`;

/** So many people a wallet asks to its board in a day. */
export const ASKED_A_DAY = 10;

/** So many of the day's wrong joins a guest leaves to the owner (CASE-16). */
export const KEPT_FOR_OWNER = 5;

/** So many marks a board has. */
export const MOST_MARKS = 80;

/** A person of whose page nothing was heard for so long (ms) is away from the board. */
export const AWAY_AFTER_MS = 150_000;

/** Whether cards hang by facts like this: a guest is shown the cards of the owner by them, and no other fact (CASE-14). */
export function isCardFact(fact: Fact): boolean {
  const isInside = fact.includes('/');
  if (fact.startsWith('pressed:')) return isInside;
  if (fact.startsWith('opened:')) return !isInside || fact.startsWith(`${WEEK_OPENED}/`);
  return fact.startsWith('heard:') || fact.startsWith('seen:');
}
