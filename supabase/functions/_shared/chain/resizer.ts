import type { Portrait, PortraitSize } from '../domain/collection/portraits.ts';
import type { PictureBytes } from './pictures.ts';

/** Makes portraits of pictures. */
export interface Resizer {
  /**
   * The square in the middle of a picture in so many pixels, or in fewer where it has fewer; of what moves, the first
   * frame. Null: it is no picture, or more than this resizer takes. Undefined: not now, because too many wait.
   */
  portrait(picture: PictureBytes, size: PortraitSize): Promise<Portrait | null | undefined>;
}
