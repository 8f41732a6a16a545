import { COLLECTIONS, picturePath, type CollectionName } from './collection.ts';

/** A token whose picture lies behind the icons. */
export interface BackgroundToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
}

const FORM = /^token-([a-z]+)-(\d{1,20})$/;

/**
 * The id of the background that is this token's picture, such as 'token-flunks-123'. A setting names a token of the
 * index and never an address, so that no picture from elsewhere can get behind a person's icons.
 */
export const tokenBackground = (collection: CollectionName, tokenId: string): string =>
  `token-${collection.toLowerCase()}-${tokenId}`;

/** The token whose picture this background is; null: it is none of a token. */
export function tokenOfBackground(id: string): BackgroundToken | null {
  const [, name, tokenId] = FORM.exec(id) ?? [];
  const collection = COLLECTIONS.find((one) => one.toLowerCase() === name);
  return collection === undefined || tokenId === undefined ? null : { collection, tokenId };
}

/** Where the picture of this background is; null: it is none of a token. */
export function backgroundPicture(id: string): string | null {
  const token = tokenOfBackground(id);
  return token && picturePath(token.collection, token.tokenId);
}
