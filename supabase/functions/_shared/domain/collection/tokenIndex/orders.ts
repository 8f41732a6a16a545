import { spread } from '../../../kernel/seededRandom.ts';
import type { TokenSort } from '../collection.ts';
import type { IndexedToken } from './indexedToken.ts';

/** Slots of tokens in an order; no two tokens have the same place in it. */
export interface Order {
  readonly slots: readonly number[];
  /** The place behind that of a slot; 0: it is not there. */
  behind(slot: number | undefined): number;
}

interface Placed {
  readonly slot: number;
  readonly token: IndexedToken;
}
type Compare = (one: Placed, other: Placed) => number;

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By number, Flunks first; of those with one number the lower token. */
const byNumber: Compare = ({ token: one }, { token: other }) =>
  -compareTexts(one.collection, other.collection) ||
  one.serial - other.serial ||
  one.tokenId.length - other.tokenId.length ||
  compareTexts(one.tokenId, other.tokenId);

/** Without the number that a Flunk's name ends with, which is not in the order of its letters. */
const nameOf = ({ name }: IndexedToken): string => name.split(' #', 1)[0] ?? name;

/** A number that looks like chance, but follows from the token and the seed. */
const shuffled = ({ token: { serial } }: Placed, seed: number): number =>
  spread(Math.imul(serial + 1, 0x9e3779b1) ^ seed);

const compareBy = (seed: number, rankOf: (slot: number) => number): Readonly<Record<TokenSort, Compare>> => ({
  number: byNumber,
  'number-down': (one, other) => byNumber(other, one),
  newest: (one, other) => other.token.heldSince - one.token.heldSince || byNumber(one, other),
  name: (one, other) => compareTexts(nameOf(one.token), nameOf(other.token)) || byNumber(one, other),
  rank: (one, other) =>
    -compareTexts(one.token.collection, other.token.collection) ||
    rankOf(one.slot) - rankOf(other.slot) ||
    byNumber(one, other),
  random: (one, other) => shuffled(one, seed) - shuffled(other, seed) || byNumber(one, other),
});

/**
 * The tokens that are there in an order.
 *
 * @param tokens by slot; null: there is none
 * @param rankOf the rarity's place of the token in a slot
 */
export function inOrder(
  tokens: readonly (IndexedToken | null)[],
  sort: TokenSort,
  seed: number,
  rankOf: (slot: number) => number,
): Order {
  const placed = tokens.flatMap((token, slot): Placed[] => (token === null ? [] : [{ token, slot }]));
  const slots = placed.sort(compareBy(seed, rankOf)[sort]).map(({ slot }) => slot);
  let places: Map<number, number> | undefined;
  return {
    slots,
    behind(slot) {
      places ??= new Map(slots.map((one, place) => [one, place]));
      return slot === undefined ? 0 : (places.get(slot) ?? -1) + 1;
    },
  };
}
