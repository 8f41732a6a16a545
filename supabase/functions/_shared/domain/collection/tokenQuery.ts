import type { Clique, CollectionName, TokenSort } from './collection.ts';

/** What of the index a person looks at. */
export interface TokenQuery {
  readonly collection: CollectionName;
  /** Null: of every clique, and of none. */
  readonly clique: Clique | null;
  /** Traits and their values, such as `Head:Cap`: one of the values of each trait that is named. */
  readonly traits: readonly string[];
  readonly search: string;
  readonly sort: TokenSort;
  /** Of the order `random`: the same seed gives the same order. */
  readonly seed: number;
}

/** Everything of a collection, in this order. */
export const everythingOf = (
  collection: CollectionName,
  sort: TokenSort = 'number',
  seed = 0,
): TokenQuery => ({ collection, clique: null, traits: [], search: '', sort, seed });

export const isFiltered = ({ clique, traits, search }: TokenQuery): boolean =>
  clique !== null || traits.length > 0 || search.trim() !== '';

/** Whether it is what the gallery begins with. */
export const isFirstView = (query: TokenQuery): boolean => !isFiltered(query) && query.sort === 'number';

/** The filters as the routes of the collection take them; what does not filter is left out. */
export const filtersOf = ({ collection, clique, traits, search }: TokenQuery) => ({
  collection,
  ...(clique !== null && { clique }),
  ...(traits.length > 0 && { traits: traits.join('|') }),
  ...(search !== '' && { search }),
});

/** The order as `GET /api/collection/tokens` takes it. */
export const orderOf = ({ sort, seed }: TokenQuery) => ({ sort, ...(sort === 'random' && { seed }) });

/** How many tokens one request brings (the most that the server gives). */
export const BLOCK_SIZE = 100;

/** The blocks that have something of this part. */
export function blocksIn({ from, to }: { readonly from: number; readonly to: number }): readonly number[] {
  const first = Math.floor(from / BLOCK_SIZE);
  const last = Math.max(first, Math.ceil(to / BLOCK_SIZE) - 1);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
