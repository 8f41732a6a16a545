import type { SeededRandom } from '../../../kernel/seededRandom.ts';

/** A card of 52: its suit is the whole part of a thirteenth of it, its rank the rest, from the ace (0) to the king (12). */
export type Card = number;

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = 13;
export const KING = RANKS - 1;

export const rankOf = (card: Card): number => card % RANKS;
export const suitIndexOf = (card: Card): number => Math.floor(card / RANKS);
export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)] ?? 'clubs';
/** Diamonds and hearts. */
export const isRed = (card: Card): boolean => suitIndexOf(card) === 1 || suitIndexOf(card) === 2;

/** All 52 cards as these random numbers shuffle them, by Fisher and Yates. */
export function shuffled(random: SeededRandom): readonly Card[] {
  const cards = Array.from({ length: SUITS.length * RANKS }, (_, card) => card);
  for (let left = cards.length; left > 1; left -= 1) {
    const at = random.below(left);
    const [one, other] = [cards[at], cards[left - 1]];
    if (one === undefined || other === undefined) throw new RangeError('no such card');
    cards[at] = other;
    cards[left - 1] = one;
  }
  return cards;
}
