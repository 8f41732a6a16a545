import type { CollectionName } from '../../../supabase/functions/_shared/domain/collection.ts';
import type { Span } from '../../kernel/span.ts';

/** What of a wallet's tokens is asked for. */
export interface Query {
  readonly collection: CollectionName;
  /** Traits and their values, such as `Head:Cap`: one of the values of each trait that is named. */
  readonly traits: readonly string[];
  readonly search: string;
}

/** Everything of a collection. */
export const everythingOf = (collection: CollectionName): Query => ({ collection, traits: [], search: '' });

export const isFiltered = ({ traits, search }: Query): boolean => traits.length > 0 || search.trim() !== '';

/** How many tokens one request brings (the most that the server gives). */
export const BLOCK_SIZE = 100;

/** The blocks that have something of this part. */
export function blocksIn({ from, to }: Span): readonly number[] {
  const first = Math.floor(from / BLOCK_SIZE);
  const last = Math.max(first, Math.ceil(to / BLOCK_SIZE) - 1);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
