import { MOST_FACTS, parseFact, type Fact } from '@shared/domain/town/story.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

interface Kept {
  /** What is known of a visitor, until they sign in. */
  readonly visitor: readonly Fact[];
  /** By wallet: what the server has not been told yet. */
  readonly untold: Readonly<Record<string, readonly Fact[]>>;
}

export const FACTS = shape.fallback(shape.each(shape.parsed(parseFact)), []);

const KEPT_STORY: StoredValue<Kept> = {
  name: 'story',
  version: 1,
  read: shape.reader(shape.object({ visitor: FACTS, untold: shape.fallback(shape.eachIn(FACTS), {}) })),
};
const NOTHING: Kept = { visitor: [], untold: {} };

/** What this browser keeps of the story: a visitor's facts, and those of wallets that the server has not been told. */
export interface KeptStory {
  visitor(): readonly Fact[];
  untold(wallet: Address): readonly Fact[];
  /** Adds facts of a wallet, or of the visitor (null). Beyond MOST_FACTS nothing is added. */
  add(owner: Address | null, facts: readonly Fact[]): void;
  /** The server has been told these of the wallet, or will never take them. */
  settle(wallet: Address, facts: readonly Fact[]): void;
  /** The visitor turned out to be this wallet's owner: what `goesOver` of theirs is the wallet's, and the rest goes. */
  moveOver(wallet: Address, goesOver: (fact: Fact) => boolean): void;
}

const union = (some: readonly Fact[], others: readonly Fact[]): readonly Fact[] =>
  [...new Set([...some, ...others])].slice(0, MOST_FACTS);

/** All tabs of a browser share the store, so that it is read anew each time. */
export function keptStory(storage: Store): KeptStory {
  /** What the store did not take; null: it takes everything. */
  let refused: Kept | null = null;
  const read = (): Kept => refused ?? storage.get(KEPT_STORY) ?? NOTHING;

  const write = (next: Kept): void => {
    refused = storage.set(KEPT_STORY, next) ? null : next;
  };
  const untold = (wallet: Address): readonly Fact[] => read().untold[wallet] ?? [];

  return {
    visitor: () => read().visitor,
    untold,
    add(owner, facts) {
      const kept = read();
      write(
        owner === null
          ? { ...kept, visitor: union(kept.visitor, facts) }
          : { ...kept, untold: { ...kept.untold, [owner]: union(untold(owner), facts) } },
      );
    },
    settle(wallet, facts) {
      const { visitor, untold: all } = read();
      const { [wallet]: _before, ...others } = all;
      const settled = new Set(facts);
      const left = untold(wallet).filter((fact) => !settled.has(fact));
      write({ visitor, untold: left.length === 0 ? others : { ...others, [wallet]: left } });
    },
    moveOver(wallet, goesOver) {
      const { visitor, untold: all } = read();
      if (visitor.length === 0) return;
      const facts = union(untold(wallet), visitor.filter(goesOver));
      write({ visitor: [], untold: { ...all, [wallet]: facts } });
    },
  };
}
