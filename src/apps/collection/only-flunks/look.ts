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
  read(found) {
    if (typeof found !== 'object' || found === null) return null;
    if (!('view' in found) || !('art' in found) || !('all' in found)) return null;
    return {
      view: found.view === 'table' ? 'table' : 'grid',
      art: found.art === 'PX' ? 'PX' : '2D',
      all: found.all === true,
    };
  },
};
