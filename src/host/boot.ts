import { DEFAULT_SETTINGS } from '../../supabase/functions/_shared/domain/settings.ts';
import { store, type Readable } from '../kernel/store.ts';
import type { PlayBoot } from '../screens/bootPicture.ts';
import type { Store, StoredValue } from '../services/storage/storage.ts';

/** The boot picture is over after this long at the latest (DESIGN, Frames and windows). */
const LONGEST_MS = 2300;

const BOOTED: StoredValue<true> = {
  name: 'booted',
  version: 1,
  read: (found) => (found === true ? true : null),
};

/** Whether this visit starts with the boot picture: once a tab session, never under reduced motion. */
export function bootsVisibly(tab: Store, reducedMotion: boolean): boolean {
  return tab.get(BOOTED) === null && !reducedMotion;
}

/** The start screen that a person chose in place of the standard one (null), whose code nothing else waits for. */
export function loadOwnBoot(id: string): Promise<PlayBoot> | null {
  if (id === DEFAULT_SETTINGS.bootScreen) return null;
  return import('../screens/bootPicture.ts').then(({ loadBootPicture }) => loadBootPicture(id));
}

/**
 * True while the boot picture shows. The desktop beneath is live: the first key, tap or focus ends the boot
 * and reaches its target as well.
 */
export function watchBoot(visible: boolean, tab: Store): Readable<boolean> {
  const booting = store(visible);
  if (!visible) return booting;
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    clearTimeout(timer);
    tab.set(BOOTED, true);
    booting.set(false);
  };
  const timer = setTimeout(end, LONGEST_MS);
  for (const event of ['keydown', 'pointerdown', 'focusin']) {
    addEventListener(event, end, { capture: true, signal: listening.signal });
  }
  return booting;
}
