import * as shape from '../../../kernel/shape.ts';
import { filesShown } from '../../../overlays/disk/useFileShown.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { StoredValue, Store } from '../../../services/storage/storage.ts';
import { PALETTE } from './pixels/palette.ts';

/** A picture that is not saved yet. What it looks like is kept beside it, by its id. */
export interface PictureDraft {
  readonly picture: string;
  /** The version of the file that it was drawn over; 0: of none. */
  readonly version: number;
}

const readDraft = shape.reader(shape.object({ picture: shape.string, version: shape.whole(0) }));

/** Where the unsaved picture of a file is kept, or of a sheet that is no file yet. */
export const draftPlace = (file: string | null): DraftPlace<PictureDraft> => ({
  name: `picture ${file ?? 'untitled'}`,
  read: readDraft,
});

/** Which files the windows of this tab show. */
export const FILES_SHOWN = filesShown('paint-files');

/** The database of unsaved pictures. */
export const DRAFTS_DATABASE = 'paint';

/** So many unsaved pictures are kept; those that were changed longest ago give way. */
export const DRAFTS_MOST = 8;

/** Which unsaved pictures are kept, that which was changed last first. */
const KEPT: StoredValue<readonly string[]> = {
  name: 'paint-drafts',
  version: 1,
  read: shape.reader(shape.each(shape.string)),
};

/** Notes that an unsaved picture was changed. Answers which are kept from now on. */
export function noteDraft(lasting: Store, picture: string): ReadonlySet<string> {
  const others = (lasting.get(KEPT) ?? []).filter((id) => id !== picture);
  const kept = [picture, ...others].slice(0, DRAFTS_MOST);
  lasting.set(KEPT, kept);
  return new Set(kept);
}

/** The colors of the palette, some of them a person's own. */
export const COLORS: StoredValue<readonly number[]> = {
  name: 'paint-colors',
  version: 1,
  read: shape.reader(
    shape.checked(shape.each(shape.whole(0xff000000, 0xffffffff)), ({ length }) => length === PALETTE.length),
  ),
};
