import { SORTS, type Sort } from '@shared/domain/system/disk/sorting.ts';
import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../../services/storage/storage.ts';

/** How a folder shows what is in it. */
export const LOOKS = ['large', 'small', 'list', 'details'] as const;
export type FolderLook = (typeof LOOKS)[number];

export interface View {
  readonly look: FolderLook;
  readonly sort: Sort;
  /** Sorted the other way round. */
  readonly isDown: boolean;
}

export const FIRST_VIEW: View = { look: 'large', sort: 'name', isDown: false };

/** How the person looked at folders last. */
export const FOLDER_VIEW: StoredValue<View> = {
  name: 'folder-view',
  version: 1,
  read: shape.reader(
    shape.object({ look: shape.picklist(LOOKS), sort: shape.picklist(SORTS), isDown: shape.boolean }),
  ),
};
