import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { IconCell, IconPlaces } from '../../os/desktop/iconGrid.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

const isCell = (found: unknown): found is IconCell =>
  typeof found === 'object' &&
  found !== null &&
  ['column', 'row'].every((key) => {
    const count: unknown = Reflect.get(found, key);
    return Number.isSafeInteger(count) && Number(count) >= 0;
  });

/** Where the icons of the desktop were put, by app id. Every screen wants its own, so this browser keeps it. */
export const ICON_PLACES: StoredValue<IconPlaces> = {
  name: 'icon-places',
  version: 1,
  read: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const entries: [string, unknown][] = Object.entries(found);
    return Object.fromEntries(entries.filter((entry): entry is [string, IconCell] => isCell(entry[1])));
  },
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
