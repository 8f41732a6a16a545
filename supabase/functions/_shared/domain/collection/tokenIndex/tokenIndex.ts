import { COLLECTIONS, type Clique, type CollectionName, type TokenSort } from '../collection.ts';
import { addAll, countBits, countBoth, grown, hasBit, keepBoth, noBits, setBit, type Bits } from './bits.ts';
import { traitName, traitValue, wordsOf, type Filters } from './filters.ts';
import type { IndexedToken, TokenName } from './indexedToken.ts';
import { inOrder, type Order } from './orders.ts';
import { rarities, type Rarity } from './rarity.ts';

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

export interface TraitCounts {
  readonly name: string;
  readonly values: { readonly value: string; readonly count: number }[];
}

/** How many tokens there would be with each choice. */
export interface Facets {
  /** That pass all filters. */
  readonly total: number;
  /** Of each clique, with every other filter as it is. */
  readonly cliques: Readonly<Record<Clique, number>>;
  /**
   * Of each value, with every filter as it is but those of the same trait: names in alphabetical order, the value that
   * is commonest without any filter first. Values of which nothing is left stay, with 0.
   */
  readonly traits: TraitCounts[];
  /** How many different values there are of all traits, without the filters. */
  readonly values: number;
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

const keyOf = ({ collection, tokenId }: TokenName): string => `${collection}/${tokenId}`;

/** Sets of slots by a text, made as they are needed. */
type Sets = Map<string, Bits>;

/**
 * An empty index. Each token has a slot, and each trait, collection and clique a set of slots: a question costs a few
 * operations for each 32 tokens, and counts by facet cost little more than a page.
 */
export function tokenIndex<Of extends IndexedToken>(): TokenIndex<Of> {
  const slots = new Map<string, number>();
  const tokens: (Of | null)[] = [];
  /** Name and number of each in lower case, which a search looks through. */
  const called: string[] = [];
  let room = 1024;
  let held = noBits(room);
  const collections: Sets = new Map();
  const cliques: Sets = new Map();
  const traits: Sets = new Map();
  /** What follows from the tokens, until one changes. */
  const orders = new Map<string, Order>();
  let ranked: Map<number, Rarity> | null = null;

  const setIn = (sets: Sets, text: string): Bits => sets.get(text) ?? noBits(room);

  function grow(): void {
    room *= 2;
    held = grown(held, room);
    for (const sets of [collections, cliques, traits]) {
      for (const [text, bits] of sets) sets.set(text, grown(bits, room));
    }
  }

  function slotOf(name: TokenName): number {
    const known = slots.get(keyOf(name));
    if (known !== undefined) return known;
    const slot = tokens.push(null) - 1;
    if (slot >= room) grow();
    slots.set(keyOf(name), slot);
    return slot;
  }

  function mark(slot: number, { collection, clique, traits: own }: Of, on: boolean): void {
    const put = (sets: Sets, text: string): void => {
      const bits = setIn(sets, text);
      setBit(bits, slot, on);
      sets.set(text, bits);
    };
    setBit(held, slot, on);
    put(collections, collection);
    if (clique !== null) put(cliques, clique);
    for (const trait of own) put(traits, trait);
  }

  function where(passes: (token: Of) => boolean): Bits {
    const bits = noBits(room);
    for (const [slot, token] of tokens.entries()) {
      if (token !== null && passes(token)) setBit(bits, slot, true);
    }
    return bits;
  }

  function withWord(word: string): Bits {
    const bits = noBits(room);
    for (const [slot, text] of called.entries()) if (text.includes(word)) setBit(bits, slot, true);
    for (const [trait, having] of traits) {
      if (traitValue(trait).toLowerCase().includes(word)) addAll(bits, having);
    }
    return bits;
  }

  /** Those that have one of the values, for each trait that is named. */
  function groupsOf(chosen: readonly string[]): Map<string, Bits> {
    const groups = new Map<string, Bits>();
    for (const trait of chosen) {
      const group = groups.get(traitName(trait)) ?? noBits(room);
      groups.set(traitName(trait), addAll(group, setIn(traits, trait)));
    }
    return groups;
  }

  /** A question with its conditions apart, so that one of them can be left out. */
  function sieveOf({ owners, collection, clique, traits: chosen = [], search = '', serial }: Filters) {
    const owned = held.slice();
    if (owners !== undefined)
      keepBoth(
        owned,
        where(({ owner }) => owners.has(owner)),
      );
    const scope = owned.slice();
    if (collection !== undefined) keepBoth(scope, setIn(collections, collection));
    const base = scope.slice();
    for (const word of wordsOf(search)) keepBoth(base, withWord(word));
    if (serial !== undefined)
      keepBoth(
        base,
        where((token) => token.serial === serial),
      );
    const groups = groupsOf(chosen);
    const inClique = clique === undefined ? null : setIn(cliques, clique);
    const passing = (without: { readonly trait?: string; readonly clique?: true } = {}): Bits => {
      const bits = base.slice();
      for (const [name, group] of groups) if (name !== without.trait) keepBoth(bits, group);
      return inClique === null || without.clique ? bits : keepBoth(bits, inClique);
    };
    return { owned, scope, names: [...groups.keys()], passing };
  }

  function rank(): Map<number, Rarity> {
    const found = new Map<number, Rarity>();
    for (const collection of COLLECTIONS) {
      const own = tokens.flatMap((token, slot) =>
        token?.collection === collection ? [{ token, slot }] : [],
      );
      const scored = rarities(own.map(({ token }) => token.traits));
      for (const [index, rarity] of scored.entries()) {
        const slot = own[index]?.slot;
        if (slot !== undefined) found.set(slot, rarity);
      }
    }
    return found;
  }
  const rarityAt = (slot: number): Rarity | null => (ranked ??= rank()).get(slot) ?? null;

  function orderOf(sort: TokenSort, seed: number): Order {
    const name = sort === 'random' ? `${sort} ${seed}` : sort;
    const order = orders.get(name) ?? inOrder(tokens, sort, seed, (slot) => rarityAt(slot)?.rank ?? Infinity);
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
        const slot = slotOf(name);
        const before = tokens[slot] ?? null;
        if (before !== null) mark(slot, before, false);
        if (now !== null) mark(slot, now, true);
        tokens[slot] = now;
        called[slot] = now === null ? '' : `${now.name}\n#${now.serial}`.toLowerCase();
        if (before?.traits.join('|') !== now?.traits.join('|')) ranked = null;
      }
      if (changes.length > 0) orders.clear();
    },

    page(filters, { sort, seed = 0, offset, limit, after }) {
      const { owned, passing } = sieveOf(filters);
      const bits = passing();
      const countOf = (collection: CollectionName): number =>
        countBoth(owned, setIn(collections, collection));
      const order = orderOf(sort, seed);
      const found: Of[] = [];
      const total = countBits(bits);
      const first = after === undefined ? 0 : order.behind(slots.get(keyOf(after)));
      const before = order.slots.slice(0, first).filter((slot) => hasBit(bits, slot)).length;
      let passed = 0;
      let isLast = true;
      for (let place = first; place < order.slots.length && isLast; place += 1) {
        const slot = order.slots[place] ?? 0;
        const token = tokens[slot];
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

    count: (filters) => countBits(sieveOf(filters).passing()),

    facets(filters) {
      const { scope, names, passing } = sieveOf(filters);
      const all = passing();
      const bases = new Map(names.map((name) => [name, passing({ trait: name })]));
      const counted = new Map<string, { value: string; count: number; of: number }[]>();
      for (const [trait, having] of traits) {
        const of = countBoth(having, scope);
        if (of === 0) continue;
        const name = traitName(trait);
        const values = counted.get(name) ?? [];
        counted.set(name, values);
        values.push({ value: traitValue(trait), count: countBoth(having, bases.get(name) ?? all), of });
      }
      const anyClique = passing({ clique: true });
      const inClique = (clique: Clique): number => countBoth(setIn(cliques, clique), anyClique);
      return {
        total: countBits(all),
        cliques: {
          GEEK: inClique('GEEK'),
          JOCK: inClique('JOCK'),
          PREP: inClique('PREP'),
          FREAK: inClique('FREAK'),
        },
        traits: [...counted]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, values]) => ({
            name,
            values: values
              .sort((one, other) => other.of - one.of || (one.value < other.value ? -1 : 1))
              .map(({ value, count }) => ({ value, count })),
          })),
        values: [...counted.values()].reduce((sum, values) => sum + values.length, 0),
      };
    },

    find: (name) => tokens[slots.get(keyOf(name)) ?? -1] ?? null,

    rarityOf(name) {
      const slot = slots.get(keyOf(name));
      return slot === undefined ? null : rarityAt(slot);
    },
  };
}
