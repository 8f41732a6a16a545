import { COLLECTIONS, type CollectionName } from './collection.ts';

/** The widths of portraits in pixels, each a square. A screen takes the smallest one that fills the place. */
export const PORTRAIT_SIZES = [96, 192, 384] as const;
export type PortraitSize = (typeof PORTRAIT_SIZES)[number];

/** How many portraits one sheet has at most. */
export const MOST_IN_SHEET = 50;

/** What a portrait weighs at most (bytes). */
export const MOST_PORTRAIT_BYTES = 256 * 1024;

/** The kinds of pictures that a sheet may have. */
export const PORTRAIT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PortraitType = (typeof PORTRAIT_TYPES)[number];

/** A portrait as it is sent. */
export interface Portrait {
  readonly type: PortraitType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The kinds of pictures that portraits are made in, by the ending of their names. */
const MADE_TYPES = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type MadeType = (typeof MADE_TYPES)[keyof typeof MADE_TYPES];

/** All that is made of one picture, once (PORTRAIT-1). */
export interface Portraits {
  readonly type: MadeType;
  readonly bySize: Readonly<Record<PortraitSize, Uint8Array<ArrayBuffer>>>;
}

/** What portraits are called by a hash of their content, 32 hex digits or more. */
export const portraitName = (hash: string, type: MadeType): string =>
  `${hash.slice(0, 32)}.${type === 'image/jpeg' ? 'jpg' : 'webp'}`;

/** The file of a portrait in one size: `0f…9c.jpg` lies as `0f…9c-96.jpg`. */
export const portraitFile = (portrait: string, size: PortraitSize): string =>
  portrait.replace('.', `-${size}.`);

const FILE = new RegExp(`^[0-9a-f]{32}-(?:${PORTRAIT_SIZES.join('|')})\\.(?:jpg|webp)$`);
export const isPortraitFile = (file: string): boolean => FILE.test(file);

/** Where a portrait is, from our own origin: its content never changes, so that caches keep it for a year. */
export const portraitPath = (portrait: string, size: PortraitSize): string =>
  `/api/portraits/${portraitFile(portrait, size)}`;

/** Whose portrait is asked for. */
export interface PortraitName {
  readonly collection: CollectionName;
  readonly tokenId: string;
  /** The version of the picture, as the index names it (`?v=` of its path); null: whatever it is now. */
  readonly version: string | null;
}

const NAME = new RegExp(`^(${COLLECTIONS.join('|')}):(\\d{1,20})(?::([0-9a-f]{8}))?$`);

/** Reads a name as a sheet is asked for it: `Flunks:12:0f3a9c11`, or `Flunks:12` for the picture of the moment. Null: it is none. */
export function readName(text: string): PortraitName | null {
  const [, named, tokenId, version = null] = NAME.exec(text) ?? [];
  const collection = COLLECTIONS.find((one) => one === named);
  return collection === undefined || tokenId === undefined ? null : { collection, tokenId, version };
}

/**
 * Where a page finds the portrait of a token. Where none is made the path of its picture in this size says whether the server
 * draws pictures in any size, as that of the demo chain does. Null: the path has no version, and so no size.
 */
export function portraitAt(
  { portrait, image }: { readonly portrait: string | null; readonly image: string },
  size: PortraitSize,
): string | null {
  if (portrait !== null) return portraitPath(portrait, size);
  return image.includes('?v=') ? `${image}&size=${size}` : null;
}

/** The smallest size that fills so many pixels of the screen; null: a portrait would be too small. */
export const sizeFor = (pixels: number): PortraitSize | null =>
  PORTRAIT_SIZES.find((size) => size >= pixels) ?? null;
