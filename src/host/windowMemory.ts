import { modeToRemember, type StartMode } from '../os/windows/windowMachine.ts';
import type { DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Bounds } from '../os/windows/windowSpec.ts';
import type { Store, StoredValue } from '../services/storage/storage.ts';

/** An open window as it is remembered over a reload. */
export interface RememberedWindow {
  readonly appId: string;
  readonly params?: string;
  readonly bounds: Bounds;
  readonly mode: StartMode;
}

const SAVE_AFTER_MS = 250;
const MODES: readonly string[] = ['normal', 'maximized', 'minimized', 'minimized-maximized'];

const isBounds = (found: unknown): found is Bounds =>
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
  'bounds' in found &&
  isBounds(found.bounds);

/** From the back to the front. */
export const OPEN_WINDOWS: StoredValue<readonly RememberedWindow[]> = {
  name: 'windows',
  version: 2,
  read: (found) => (Array.isArray(found) ? found.filter(isRemembered) : null),
};

/** Where each app's window lay when it was last closed, by app id. */
export const LAST_BOUNDS: StoredValue<Readonly<Record<string, Bounds>>> = {
  name: 'window-bounds',
  version: 2,
  read: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const entries: [string, unknown][] = Object.entries(found);
    return Object.fromEntries(entries.filter((entry): entry is [string, Bounds] => isBounds(entry[1])));
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
    const { stack } = desktop.getSnapshot().context;
    const windows = stack.flatMap(({ actor }): RememberedWindow[] => {
      const snapshot = actor.getSnapshot();
      const { spec, bounds } = snapshot.context;
      if (!keeps(spec.appId)) return [];
      const { appId, params } = spec;
      return [{ appId, ...(params === undefined ? {} : { params }), bounds, mode: modeToRemember(snapshot) }];
    });
    store.set(OPEN_WINDOWS, windows);
    const allBounds = Object.fromEntries(windows.map(({ appId, bounds }) => [appId, bounds]));
    store.set(LAST_BOUNDS, { ...store.get(LAST_BOUNDS), ...allBounds });
  }
  const saveSoon = (): void => {
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  };
  desktop.subscribe(({ context }) => {
    for (const { id, actor } of context.stack) {
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
