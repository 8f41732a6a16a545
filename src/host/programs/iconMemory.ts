import * as shape from '../../kernel/shape.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { IconPlaces } from '../../os/desktop/iconGrid.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** Where the icons of the desktop were put, by app id. A wallet's follow it (host/watch/layout.ts). */
export const ICON_PLACES: StoredValue<IconPlaces> = {
  name: 'icon-places',
  version: 1,
  read: shape.reader(shape.eachIn(shape.object({ column: shape.whole(0), row: shape.whole(0) }))),
};

/** The programs whose icons the person has taken off the desktop. */
export const HIDDEN_ICONS: StoredValue<readonly string[]> = {
  name: 'hidden-icons',
  version: 1,
  read: shape.reader(shape.array(shape.words)),
};

/** Remembers where icons are put from now on, and which are hidden. */
export function rememberIcons(desktop: DesktopActor, store: Store): void {
  let kept = desktop.getSnapshot().context;
  desktop.subscribe(({ context }) => {
    const { iconPlaces, hiddenIcons } = context;
    if (iconPlaces !== kept.iconPlaces) store.set(ICON_PLACES, iconPlaces);
    if (hiddenIcons !== kept.hiddenIcons) store.set(HIDDEN_ICONS, hiddenIcons);
    kept = context;
  });
}
