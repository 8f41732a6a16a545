import type { Clique, CollectionName } from '../collection.ts';

/** What names a token. */
export interface TokenName {
  readonly collection: CollectionName;
  readonly tokenId: string;
}

/** A token with a holder, as the chain's index has it. */
export interface IndexedToken extends TokenName {
  readonly serial: number;
  readonly name: string;
  readonly owner: string;
  readonly clique: Clique | 'FLUNKO' | null;
  /** Such as `Head:Cap`, by name; never two of one name. */
  readonly traits: readonly string[];
  /** The place in the chain's history from which its owner has it; a later one is greater. */
  readonly heldSince: number;
}
