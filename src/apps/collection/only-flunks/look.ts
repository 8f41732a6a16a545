import * as shape from '../../../kernel/shape.ts';
import type { ArtStyle } from '../../../overlays/collection/TokenPicture.tsx';
import type { StoredValue } from '../../../services/storage/storage.ts';

/** How this browser shows the gallery. */
export interface Look {
  readonly view: 'grid' | 'table';
  readonly art: ArtStyle;
  /** True: no pages. */
  readonly all: boolean;
}

export const DEFAULT_LOOK: Look = { view: 'grid', art: '2D', all: false };

export const LOOK: StoredValue<Look> = {
  name: 'only-flunks-look',
  version: 1,
  read: shape.reader(
    shape.object({
      view: shape.fallback(shape.picklist(['grid', 'table']), 'grid'),
      art: shape.fallback(shape.picklist(['2D', 'PX']), '2D'),
      all: shape.flag,
    }),
  ),
};
