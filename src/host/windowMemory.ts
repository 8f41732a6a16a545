import { modeToRemember, type StartMode } from '../os/windows/windowMachine.ts';
import type { DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Place } from '../os/windows/windowSpec.ts';
import type { Store, StoredValue } from '../services/storage/storage.ts';

/** An open window as it is remembered over a reload. */
export interface RememberedWindow {
  readonly appId: string;
  readonly params?: string;
  readonly place: Place;
  readonly mode: StartMode;
}

const SAVE_AFTER_MS = 250;
const MODES: readonly string[] = ['normal', 'maximized', 'minimized', 'minimized-maximized'];

const isPlace = (found: unknown): found is Place =>
  typeof found === 'object' &&
  found !== null &&
  ['x', 'y', 'width', 'height'].every((key) => Number.isSafeInteger(Reflect.get(found, key))) &&
  ['width', 'height'].every((key) => Reflect.get(found, key) > 0);

const isRemembered = (found: unknown): found is RememberedWindow =>
  typeof found === 'object' &&
  found !== null &&
  'appId' in found &&
  typeof found.appId === 'string' &&
  (!('params' in found) || typeof found.params === 'string') &&
  'mode' in found &&
  typeof found.mode === 'string' &&
  MODES.includes(found.mode) &&
  'place' in found &&
  isPlace(found.place);

/** From the back to the front. */
export const OPEN_WINDOWS: StoredValue<readonly RememberedWindow[]> = {
  name: 'windows',
  version: 1,
  read: (found) => (Array.isArray(found) ? found.filter(isRemembered) : null),
};

/** Where each app's window lay when it was last closed, by app id. */
export const LAST_PLACES: StoredValue<Readonly<Record<string, Place>>> = {
  name: 'places',
  version: 1,
  read: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const entries: [string, unknown][] = Object.entries(found);
    return Object.fromEntries(entries.filter((entry): entry is [string, Place] => isPlace(entry[1])));
  },
};

/** Remembers the open windows, soon after each change and when the page is left. Dialogs are not kept. */
export function rememberWindows(
  desktop: DesktopActor,
  store: Store,
  keeps: (appId: string) => boolean,
): void {
  const watched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { pile } = desktop.getSnapshot().context;
    const windows = pile.flatMap(({ actor }): RememberedWindow[] => {
      const snapshot = actor.getSnapshot();
      const { spec, place } = snapshot.context;
      if (!keeps(spec.appId)) return [];
      const { appId, params } = spec;
      return [{ appId, ...(params === undefined ? {} : { params }), place, mode: modeToRemember(snapshot) }];
    });
    store.set(OPEN_WINDOWS, windows);
    const places = Object.fromEntries(windows.map(({ appId, place }) => [appId, place]));
    store.set(LAST_PLACES, { ...store.get(LAST_PLACES), ...places });
  }
  const saveSoon = (): void => {
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  };
  desktop.subscribe(({ context }) => {
    for (const { id, actor } of context.pile) {
      if (watched.has(id)) continue;
      watched.add(id);
      actor.subscribe({ next: saveSoon, complete: () => watched.delete(id) });
    }
    saveSoon();
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}
