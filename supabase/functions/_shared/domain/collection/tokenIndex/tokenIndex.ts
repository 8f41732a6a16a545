import { COLLECTIONS, type CollectionName, type TokenSort } from '../collection.ts';
import { countBits, countBoth, hasBit } from './bits.ts';
import { facetsOf, type Facets } from './facets.ts';
import type { Filters } from './filters.ts';
import type { IndexedToken, TokenName } from './indexedToken.ts';
import { inOrder, type Order } from './orders.ts';
import { rarities, type Rarity } from './rarity.ts';
import { sieveOf } from './sieve.ts';
import { tokenSets } from './tokenSets.ts';

/** A token as it is now; null: it has no holder, and no list has it. */
export interface TokenChange<Of extends IndexedToken> extends TokenName {
  readonly token: Of | null;
}

export interface PageAsked {
  readonly sort: TokenSort;
  /** Of the order `random`: the same seed gives the same order. */
  readonly seed?: number | undefined;
  readonly offset: number;
  readonly limit: number;
  /** The page begins behind this token, wherever it is now, and `offset` counts from there. */
  readonly after?: TokenName | undefined;
}

export interface IndexPage<Of> {
  readonly tokens: readonly Of[];
  /** How many pass the filters in all. */
  readonly total: number;
  /** How many of them come before the first of these tokens. */
  readonly place: number;
  /** How many of each collection the owners hold, whatever the other filters. */
  readonly counts: Readonly<Record<CollectionName, number>>;
  /** Whether none follows. */
  readonly isLast: boolean;
}

/** The tokens of both collections in memory, for questions that would read all of a table. */
export interface TokenIndex<Of extends IndexedToken> {
  /** Takes tokens as they are now, in the place of what was known of them. */
  update(changes: readonly TokenChange<Of>[]): void;
  page(filters: Filters, asked: PageAsked): IndexPage<Of>;
  /** How many pass the filters. */
  count(filters: Filters): number;
  facets(filters: Filters): Facets;
  /** Null: there is no such token, or it has no holder. */
  find(name: TokenName): Of | null;
  rarityOf(name: TokenName): Rarity | null;
}

/** So many orders are kept, of some ten thousand numbers each. */
const MOST_ORDERS = 12;

/**
 * An empty index. Each token has a slot, and each trait, collection and clique a set of slots: a question costs a few
 * operations for each 32 tokens, and counts by facet cost little more than a page.
 */
export function tokenIndex<Of extends IndexedToken>(): TokenIndex<Of> {
  const sets = tokenSets<Of>();
  /** What follows from the tokens, until one changes. */
  const orders = new Map<string, Order>();
  let ranked: ReadonlyMap<number, Rarity> | null = null;

  const rarityAt = (slot: number): Rarity | null => (ranked ??= rank(sets.tokens)).get(slot) ?? null;

  function orderOf(sort: TokenSort, seed: number): Order {
    const name = sort === 'random' ? `${sort} ${seed}` : sort;
    const order =
      orders.get(name) ?? inOrder(sets.tokens, sort, seed, (slot) => rarityAt(slot)?.rank ?? Infinity);
    // The one that was asked for longest ago goes first: of the random ones there are any number.
    orders.delete(name);
    orders.set(name, order);
    const [oldest] = orders.keys();
    if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest);
    return order;
  }

  return {
    update(changes) {
      for (const { token: now, ...name } of changes) {
        const before = sets.put(name, now);
        if (before?.traits.join('|') !== now?.traits.join('|')) ranked = null;
      }
      if (changes.length > 0) orders.clear();
    },

    page(filters, { sort, seed = 0, offset, limit, after }) {
      const { owned, passing } = sieveOf(sets, filters);
      const bits = passing();
      const countOf = (collection: CollectionName): number =>
        countBoth(owned, sets.having('collection', collection));
      const order = orderOf(sort, seed);
      const found: Of[] = [];
      const total = countBits(bits);
      const first = after === undefined ? 0 : order.behind(sets.slotOf(after));
      const before = order.slots.slice(0, first).filter((slot) => hasBit(bits, slot)).length;
      let passed = 0;
      let isLast = true;
      for (let place = first; place < order.slots.length && isLast; place += 1) {
        const slot = order.slots[place] ?? 0;
        const token = sets.tokens[slot];
        if (!token || !hasBit(bits, slot)) continue;
        passed += 1;
        if (passed <= offset) continue;
        if (found.length < limit) found.push(token);
        else isLast = false;
      }
      return {
        tokens: found,
        total,
        place: Math.min(total, before + offset),
        counts: { Flunks: countOf('Flunks'), Backpack: countOf('Backpack') },
        isLast,
      };
    },

    count: (filters) => countBits(sieveOf(sets, filters).passing()),
    facets: (filters) => facetsOf(sets, sieveOf(sets, filters)),
    find: (name) => sets.tokens[sets.slotOf(name) ?? -1] ?? null,
    rarityOf(name) {
      const slot = sets.slotOf(name);
      return slot === undefined ? null : rarityAt(slot);
    },
  };
}

/** How rare each token is among those of its collection, by its slot. */
function rank(tokens: readonly (IndexedToken | null)[]): ReadonlyMap<number, Rarity> {
  const found = new Map<number, Rarity>();
  for (const collection of COLLECTIONS) {
    const own = tokens.flatMap((token, slot) => (token?.collection === collection ? [{ token, slot }] : []));
    const scored = rarities(own.map(({ token }) => token.traits));
    for (const [index, rarity] of scored.entries()) {
      const slot = own[index]?.slot;
      if (slot !== undefined) found.set(slot, rarity);
    }
  }
  return found;
}
