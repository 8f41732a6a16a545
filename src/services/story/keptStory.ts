import { MOST_FACTS, parseFact, type Fact } from '@shared/domain/town/story.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

interface Kept {
  /** What is known of a visitor, until they sign in. */
  readonly visitor: readonly Fact[];
  /** By wallet: what the server has not been told yet. */
  readonly untold: Readonly<Record<string, readonly Fact[]>>;
  /** By wallet: what was put back, and the server still takes for carried. No fact is in both. */
  readonly back: Readonly<Record<string, readonly Fact[]>>;
}

export const FACTS = shape.fallback(shape.each(shape.parsed(parseFact)), []);

const KEPT_STORY: StoredValue<Kept> = {
  name: 'story',
  version: 1,
  read: shape.reader(
    shape.object({
      visitor: FACTS,
      untold: shape.fallback(shape.eachIn(FACTS), {}),
      back: shape.fallback(shape.eachIn(FACTS), {}),
    }),
  ),
};
const NOTHING: Kept = { visitor: [], untold: {}, back: {} };

/** What this browser keeps of the story: a visitor's facts, and those of wallets that the server has not been told. */
export interface KeptStory {
  visitor(): readonly Fact[];
  untold(wallet: Address): readonly Fact[];
  /** What the wallet put back, and the server has not been told. */
  back(wallet: Address): readonly Fact[];
  /** Adds facts of a wallet, or of the visitor (null). Beyond MOST_FACTS nothing is added. */
  add(owner: Address | null, facts: readonly Fact[]): void;
  /** Takes a fact of a wallet, or of the visitor (null), away again. */
  putBack(owner: Address | null, fact: Fact): void;
  /** The server has been told these of the wallet, or will never take them. */
  settle(wallet: Address, facts: readonly Fact[]): void;
  /** The server knows that these were put back. */
  settleBack(wallet: Address, facts: readonly Fact[]): void;
  /** The visitor turned out to be this wallet's owner: what `goesOver` of theirs is the wallet's, and the rest goes. */
  moveOver(wallet: Address, goesOver: (fact: Fact) => boolean): void;
}

const union = (some: readonly Fact[], others: readonly Fact[]): readonly Fact[] =>
  [...new Set([...some, ...others])].slice(0, MOST_FACTS);
const without = (facts: readonly Fact[], gone: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => !gone.includes(fact));

/** Puts facts in place of a wallet's; a wallet of which there is none is not named. */
function placed(all: Kept['untold'], wallet: Address, facts: readonly Fact[]): Kept['untold'] {
  const { [wallet]: _before, ...others } = all;
  return facts.length === 0 ? others : { ...others, [wallet]: facts };
}

/** All tabs of a browser share the store, so that it is read anew each time. */
export function keptStory(storage: Store): KeptStory {
  /** What the store did not take; null: it takes everything. */
  let refused: Kept | null = null;
  const read = (): Kept => refused ?? storage.get(KEPT_STORY) ?? NOTHING;

  const write = (next: Kept): void => {
    refused = storage.set(KEPT_STORY, next) ? null : next;
  };
  const untold = (wallet: Address): readonly Fact[] => read().untold[wallet] ?? [];
  const back = (wallet: Address): readonly Fact[] => read().back[wallet] ?? [];
  /** Notes what the server is to be told of the wallet, and what of it is not to be told any more. */
  const writeOf = (
    wallet: Address,
    { visitor, ...all }: Kept,
    told: { readonly untold?: readonly Fact[]; readonly back?: readonly Fact[] },
  ): void =>
    write({
      visitor,
      untold: placed(all.untold, wallet, told.untold ?? untold(wallet)),
      back: placed(all.back, wallet, told.back ?? back(wallet)),
    });

  return {
    visitor: () => read().visitor,
    untold,
    back,
    add(owner, facts) {
      const kept = read();
      if (owner === null) write({ ...kept, visitor: union(kept.visitor, facts) });
      else writeOf(owner, kept, { untold: union(untold(owner), facts), back: without(back(owner), facts) });
    },
    putBack(owner, fact) {
      const kept = read();
      if (owner === null) write({ ...kept, visitor: without(kept.visitor, [fact]) });
      else writeOf(owner, kept, { untold: without(untold(owner), [fact]), back: union(back(owner), [fact]) });
    },
    settle(wallet, facts) {
      writeOf(wallet, read(), { untold: without(untold(wallet), facts) });
    },
    settleBack(wallet, facts) {
      writeOf(wallet, read(), { back: without(back(wallet), facts) });
    },
    moveOver(wallet, goesOver) {
      const kept = read();
      if (kept.visitor.length === 0) return;
      const facts = kept.visitor.filter(goesOver);
      writeOf(
        wallet,
        { ...kept, visitor: [] },
        { untold: union(untold(wallet), facts), back: without(back(wallet), facts) },
      );
    },
  };
}
