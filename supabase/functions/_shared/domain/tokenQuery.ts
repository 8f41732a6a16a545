import type { CollectionName, TokenSort } from '../../../supabase/functions/_shared/domain/collection.ts';
import type { Span } from '../../kernel/span.ts';

/** Shuffled, a wallet's own tokens could not be found again. */
export type GallerySort = Exclude<TokenSort, 'random'>;

/** What of a wallet's tokens is asked for. */
export interface Query {
  readonly collection: CollectionName;
  /** Traits and their values, such as `Head:Cap`: one of the values of each trait that is named. */
  readonly traits: readonly string[];
  readonly search: string;
  readonly sort: GallerySort;
}

/** The orders to choose from (HUB-10). All Flunks have one name, so that its order would be that of their numbers. */
export const SORTS: Readonly<Record<CollectionName, readonly GallerySort[]>> = {
  Flunks: ['number', 'number-down', 'newest', 'rank'],
  Backpack: ['number', 'number-down', 'newest', 'rank', 'name'],
};

/** Everything of a collection, in this order where the collection has it. */
export const everythingOf = (collection: CollectionName, sort: GallerySort = 'number'): Query => ({
  collection,
  traits: [],
  search: '',
  sort: SORTS[collection].includes(sort) ? sort : 'number',
});

export const isFiltered = ({ traits, search }: Query): boolean => traits.length > 0 || search.trim() !== '';

/** Whether it is what the gallery begins with. */
export const isFirstView = (query: Query): boolean => !isFiltered(query) && query.sort === 'number';

/** How many tokens one request brings (the most that the server gives). */
export const BLOCK_SIZE = 100;

/** The blocks that have something of this part. */
export function blocksIn({ from, to }: Span): readonly number[] {
  const first = Math.floor(from / BLOCK_SIZE);
  const last = Math.max(first, Math.ceil(to / BLOCK_SIZE) - 1);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
