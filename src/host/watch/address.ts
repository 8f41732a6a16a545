import { addressOf } from '../../config/parameters.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';

/**
 * Keeps the address of the page at that of a program or work with one of its own while its window is open, so that it can
 * be kept and passed on, and at the desktop's otherwise (PRODUCT-9, WORK-6). Nothing is added to where the browser goes back to.
 */
export function watchAddress(
  desktop: DesktopActor,
  { location, history, addEventListener }: Pick<Window, 'location' | 'history' | 'addEventListener'>,
): void {
  const show = (): void => {
    const path = addressOf(desktop.getSnapshot().context.stack.map(({ id }) => id));
    if (location.pathname !== path) history.replaceState(history.state, '', path + location.search);
  };
  desktop.subscribe(show);
  // A step back goes to an entry that has the address of another time (back.ts).
  addEventListener('popstate', show);
}
