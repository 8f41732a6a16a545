import type { PortraitSize } from '../domain/collection/portraits.ts';
import type { Result } from '../kernel/result.ts';

export interface PictureBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Such as `image/png`. */
  readonly type: string;
}

/** Reads the pictures that templates name. */
export interface PictureSource {
  /**
   * NOT_FOUND where the address names no picture, UNAVAILABLE where its host does not answer. A source that draws its
   * pictures by itself may draw one for a portrait in that size.
   */
  read(address: string, portrait?: PortraitSize): Promise<Result<PictureBytes>>;
}
