import type { Store, StoredValue } from '../storage/storage.ts';

/** Whether this tab has shown its boot picture (BOOT-2). */
export const BOOTED: StoredValue<true> = {
  name: 'booted',
  version: 1,
  read: (found) => (found === true ? true : null),
};

/** Starts the computer again: the page comes anew, and with it the boot picture. */
export function restart(tab: Store, page: Pick<Location, 'reload'> = location): void {
  tab.remove(BOOTED);
  page.reload();
}
