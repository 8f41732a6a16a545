import type { PortraitSize } from '../domain/collection/portraits.ts';
import type { Result } from '../kernel/result.ts';

export interface PictureBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Such as `image/png`. */
  readonly type: string;
}

/** Reads the pictures that templates name. */
export interface PictureSource {
  /** NOT_FOUND where the address names no picture, UNAVAILABLE where its host does not answer. */
  read(address: string): Promise<Result<PictureBytes>>;
  /** The picture as a portrait in this size, of a source that draws its pictures by itself: it has none made. */
  readonly draw?: (address: string, size: PortraitSize) => Promise<Result<PictureBytes>>;
}
