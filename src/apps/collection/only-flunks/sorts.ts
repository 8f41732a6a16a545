import type { CollectionName, TokenSort } from '@shared/domain/collection/collection.ts';

/**
 * The orders to choose from (HUB-10). All Flunks have one name, so that its order would be that of their numbers; shuffled,
 * a wallet's own tokens could not be found again.
 */
export const SORTS: Readonly<Record<CollectionName, readonly TokenSort[]>> = {
  Flunks: ['number', 'number-down', 'newest', 'rank'],
  Backpack: ['number', 'number-down', 'newest', 'rank', 'name'],
};

/** This order where the collection has it, else that of the numbers. */
export const sortIn = (collection: CollectionName, sort: TokenSort): TokenSort =>
  SORTS[collection].includes(sort) ? sort : 'number';
