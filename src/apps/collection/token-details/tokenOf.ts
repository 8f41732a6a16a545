import { COLLECTIONS, type CollectionName } from '@shared/domain/collection/collection.ts';

/** Which token a window is about. */
export interface TokenRef {
  readonly collection: CollectionName;
  readonly tokenId: string;
}

/** Reads the parameter of a window, such as 'Flunks/123'; null: it names no token. */
export function tokenOf(params: string | undefined): TokenRef | null {
  const [name, tokenId = '', ...rest] = params?.split('/') ?? [];
  const collection = COLLECTIONS.find((one) => one === name);
  return collection !== undefined && rest.length === 0 && /^\d{1,20}$/.test(tokenId)
    ? { collection, tokenId }
    : null;
}
