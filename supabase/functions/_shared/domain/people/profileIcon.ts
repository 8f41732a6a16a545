import { COLLECTIONS, type CollectionName } from '../collection/collection.ts';
import { isFace, type Face } from './profile.ts';

/** What a profile's picture shows: one of the drawn faces, a token of the collection, or a character of one's own. */
export type ProfileIcon =
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'token'; readonly collection: CollectionName; readonly tokenId: string }
  /** `code` names its traits (domain/collection/traits/flunkCode.ts). */
  | { readonly kind: 'drawn'; readonly code: string };

/** So long at most is the text of an icon; the database has the same limit. */
export const ICON_MOST = 200;

const TOKEN = new RegExp(`^token:(${COLLECTIONS.join('|')}):(0|[1-9]\\d{0,19})$`);
const DRAWN = /^drawn:([a-z0-9.-]+)$/;

/** Reads an icon as profiles keep it; null: it is none. Whether a token is held or traits exist is not looked at. */
export function readProfileIcon(text: string | null): ProfileIcon | null {
  if (text === null || text.length > ICON_MOST) return null;
  if (isFace(text)) return { kind: 'face', face: text };
  const [, collection, tokenId] = TOKEN.exec(text) ?? [];
  const known = COLLECTIONS.find((name) => name === collection);
  if (known !== undefined && tokenId !== undefined) return { kind: 'token', collection: known, tokenId };
  const [, code] = DRAWN.exec(text) ?? [];
  return code === undefined ? null : { kind: 'drawn', code };
}

/** The icon that is the picture of a token. */
export const tokenIcon = (collection: CollectionName, tokenId: string): string =>
  `token:${collection}:${tokenId}`;

/** The icon that is a character with this code. */
export const drawnIcon = (code: string): string => `drawn:${code}`;
