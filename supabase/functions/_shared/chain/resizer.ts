import type { Portraits } from '../domain/collection/portraits.ts';
import type { PictureBytes } from './pictures.ts';

/** Makes portraits of pictures. */
export interface Resizer {
  /**
   * The square in the middle of a picture in every size, or in fewer pixels where it has fewer; of what moves, the first
   * frame. Null: it is no picture, or more than this resizer takes. Undefined: not now, because too many wait.
   */
  portraits(picture: PictureBytes): Promise<Portraits | null | undefined>;
}
