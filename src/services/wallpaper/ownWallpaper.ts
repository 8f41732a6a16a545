import * as shape from '../../kernel/shape.ts';
import { store, type Writable } from '../../kernel/store.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/** A picture of the person's own behind the icons: of this browser, and of no account (WALLPAPER-2). */
export interface OwnWallpaper {
  /** By which its bytes are found in the browser's database; empty: there is none. */
  readonly id: string;
  /** The name of the file that it was. */
  readonly title: string;
  /** False: something else was chosen since, and it can be chosen again. */
  readonly shown: boolean;
}

export const NO_OWN: OwnWallpaper = { id: '', title: '', shown: false };

/** src/probe/probe.ts reads this key too, before the app starts. */
export const OWN_WALLPAPER: StoredValue<OwnWallpaper> = {
  name: 'wallpaper',
  version: 1,
  read: shape.reader(shape.object({ id: shape.string, title: shape.string, shown: shape.boolean })),
};

/** Reads what this browser keeps, so that the first frame has it. */
export function createOwnWallpaper(lasting: Store): Writable<OwnWallpaper> {
  const chosen = store(lasting.get(OWN_WALLPAPER) ?? NO_OWN);
  return {
    ...chosen,
    set(own) {
      lasting.set(OWN_WALLPAPER, own);
      chosen.set(own);
    },
  };
}
