import * as shape from '../../kernel/shape.ts';
import { modeToRemember, type StartMode } from '../../os/windows/windowMachine.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Placement } from '../../os/windows/windowSpec.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';

/** An open window as it is remembered over a reload. */
export interface RememberedWindow extends Placement {
  readonly appId: string;
  readonly params?: string;
  readonly mode: StartMode;
}

const SAVE_AFTER_MS = 250;

const SIZE = { width: shape.whole(1), height: shape.whole(1) };
const PLACEMENT = {
  bounds: shape.object({ ...SIZE, x: shape.whole(), y: shape.whole() }),
  screen: shape.object(SIZE),
  half: shape.optional(shape.picklist(['left', 'right'])),
};
const WINDOW = shape.object({
  ...PLACEMENT,
  appId: shape.string,
  params: shape.optional(shape.string),
  mode: shape.picklist(['normal', 'maximized', 'minimized', 'minimized-maximized']),
});

/** From the back to the front. */
export const OPEN_WINDOWS: StoredValue<readonly RememberedWindow[]> = {
  name: 'windows',
  version: 3,
  read: shape.reader(shape.each(WINDOW)),
};

/** Where each app's window lay when it was last closed, by app id. */
export const LAST_PLACEMENTS: StoredValue<Readonly<Record<string, Placement>>> = {
  name: 'window-bounds',
  version: 3,
  read: shape.reader(shape.eachIn(shape.object(PLACEMENT))),
};

/** The windows of the last visit, until they are open again. */
export interface LastWindows {
  /** Those that were not opened in this visit yet, from the back to the front. They are still remembered. */
  unopened(): readonly RememberedWindow[];
  /** Remembers the open ones alone: this person does not see the others. */
  forgetUnopened(): void;
}

/**
 * Remembers the open windows, soon after each change and when the page is left; those of the last visit too, until they are
 * opened or given up, because a page may be left before its programs are loaded. Dialogs are not kept.
 */
export function rememberWindows(
  desktop: DesktopActor,
  store: Store,
  keeps: (appId: string) => boolean,
): LastWindows {
  const watched = new Set<string>();
  let unopened = store.get(OPEN_WINDOWS) ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { stack } = desktop.getSnapshot().context;
    const windows = stack.flatMap(({ actor }): RememberedWindow[] => {
      const snapshot = actor.getSnapshot();
      const { spec, bounds, screen, half } = snapshot.context;
      if (!keeps(spec.appId)) return [];
      const { appId, params } = spec;
      const which = params === undefined ? { appId } : { appId, params };
      const { width, height } = screen;
      return [{ ...which, bounds, screen: { width, height }, half, mode: modeToRemember(snapshot) }];
    });
    store.set(OPEN_WINDOWS, [...unopened, ...windows]);
    const placements = Object.fromEntries(
      windows.map(({ appId, bounds, screen }) => [appId, { bounds, screen }]),
    );
    store.set(LAST_PLACEMENTS, { ...store.get(LAST_PLACEMENTS), ...placements });
  }
  const saveSoon = (): void => {
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  };
  desktop.subscribe(({ context }) => {
    for (const { id, actor } of context.stack) {
      if (watched.has(id)) continue;
      watched.add(id);
      actor.subscribe({ next: saveSoon, complete: () => watched.delete(id) });
      const { appId, params } = actor.getSnapshot().context.spec;
      unopened = unopened.filter((one) => one.appId !== appId || one.params !== params);
    }
    saveSoon();
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
  return {
    unopened: () => unopened,
    forgetUnopened() {
      if (unopened.length > 0) saveSoon();
      unopened = [];
    },
  };
}
