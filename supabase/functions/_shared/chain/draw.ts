import type { Portraits } from '../domain/collection/portraits.ts';
import type { WorkType } from '../domain/making/works.ts';
import type { Encoding } from './photon.ts';
import type { PictureSize } from './pictureSize.ts';
import type { PictureBytes } from './pictures.ts';

export interface EncodedPicture {
  readonly type: Encoding;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The pictures of a work as they are stored: drawn anew from the pixels alone. */
export interface Redrawn extends PictureSize {
  readonly whole: EncodedPicture;
  /** Of at most SMALL_SIDE: a WebP where anything is transparent, else a JPEG. */
  readonly small: EncodedPicture;
}

/** What is made of pictures: what has to be known of each, and what comes of it. */
export interface Drawings {
  readonly work: {
    readonly asked: PictureBytes & { readonly type: WorkType };
    readonly made: Redrawn;
  };
  readonly portraits: {
    readonly asked: PictureBytes;
    readonly made: Portraits;
  };
}

/**
 * Decodes a picture and makes something of it, one after the other, because each takes a processor whole and some 80 MB.
 * Resolves to null where it is no picture, whatever it says of itself. Null: too many wait already.
 */
export type Draw = <Name extends keyof Drawings>(
  name: Name,
  asked: Drawings[Name]['asked'],
) => Promise<Drawings[Name]['made'] | null> | null;
