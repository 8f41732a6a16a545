import { addAll, grown, noBits, setBit, type Bits } from './bits.ts';
import { traitValue } from './filters.ts';
import type { IndexedToken, TokenName } from './indexedToken.ts';

/** What tokens can have in common. */
type What = 'collection' | 'clique' | 'trait';
/** Sets of slots by a text, made as they are needed. */
type Sets = Map<string, Bits>;

/** The tokens that are held, each in a slot, and the sets of slots that have something in common. */
export interface TokenSets<Of extends IndexedToken> {
  /** By their slots; null: it has no holder. */
  readonly tokens: readonly (Of | null)[];
  readonly traits: ReadonlyMap<string, Bits>;
  slotOf(name: TokenName): number | undefined;
  /** Takes a token as it is now, and answers what it was. */
  put(name: TokenName, now: Of | null): Of | null;
  /** The slots of all that are held: a copy. */
  held(): Bits;
  none(): Bits;
  having(what: What, text: string): Bits;
  where(passes: (token: Of) => boolean): Bits;
  /** The slots of those whose name, number or a trait's value has the word, which is in lower case. */
  withWord(word: string): Bits;
}

const keyOf = ({ collection, tokenId }: TokenName): string => `${collection}/${tokenId}`;

export function tokenSets<Of extends IndexedToken>(): TokenSets<Of> {
  const slots = new Map<string, number>();
  const tokens: (Of | null)[] = [];
  /** Name and number of each in lower case, which a search looks through. */
  const called: string[] = [];
  let room = 1024;
  let held = noBits(room);
  const sets: Readonly<Record<What, Sets>> = { collection: new Map(), clique: new Map(), trait: new Map() };

  function grow(): void {
    room *= 2;
    held = grown(held, room);
    for (const kind of Object.values(sets)) {
      for (const [text, bits] of kind) kind.set(text, grown(bits, room));
    }
  }

  function makeSlot(name: TokenName): number {
    const slot = tokens.push(null) - 1;
    if (slot >= room) grow();
    slots.set(keyOf(name), slot);
    return slot;
  }

  const having = (what: What, text: string): Bits => sets[what].get(text) ?? noBits(room);

  function mark(slot: number, { collection, clique, traits }: Of, on: boolean): void {
    const put = (what: What, text: string): void => {
      const bits = having(what, text);
      setBit(bits, slot, on);
      sets[what].set(text, bits);
    };
    setBit(held, slot, on);
    put('collection', collection);
    if (clique !== null) put('clique', clique);
    for (const trait of traits) put('trait', trait);
  }

  return {
    tokens,
    traits: sets.trait,
    slotOf: (name) => slots.get(keyOf(name)),
    put(name, now) {
      const slot = slots.get(keyOf(name)) ?? makeSlot(name);
      const before = tokens[slot] ?? null;
      if (before !== null) mark(slot, before, false);
      if (now !== null) mark(slot, now, true);
      tokens[slot] = now;
      called[slot] = now === null ? '' : `${now.name}\n#${now.serial}`.toLowerCase();
      return before;
    },
    held: () => held.slice(),
    none: () => noBits(room),
    having,
    where(passes) {
      const bits = noBits(room);
      for (const [slot, token] of tokens.entries()) {
        if (token !== null && passes(token)) setBit(bits, slot, true);
      }
      return bits;
    },
    withWord(word) {
      const bits = noBits(room);
      for (const [slot, text] of called.entries()) if (text.includes(word)) setBit(bits, slot, true);
      for (const [trait, bearers] of sets.trait) {
        if (traitValue(trait).toLowerCase().includes(word)) addAll(bits, bearers);
      }
      return bits;
    },
  };
}
