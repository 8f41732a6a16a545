import * as shape from '../../kernel/shape.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { IconPlaces } from '../../os/desktop/iconGrid.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** Where the icons of the desktop were put, by app id. Every screen wants its own, so this browser keeps it. */
export const ICON_PLACES: StoredValue<IconPlaces> = {
  name: 'icon-places',
  version: 1,
  read: shape.reader(shape.eachIn(shape.object({ column: shape.whole(0), row: shape.whole(0) }))),
};

/** Remembers where icons are put from now on. */
export function rememberIcons(desktop: DesktopActor, store: Store): void {
  let kept = desktop.getSnapshot().context.iconPlaces;
  desktop.subscribe(({ context: { iconPlaces } }) => {
    if (iconPlaces === kept) return;
    kept = iconPlaces;
    store.set(ICON_PLACES, iconPlaces);
  });
}
