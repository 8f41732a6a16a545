import { OWN_ADDRESS } from '../../../supabase/functions/_shared/kernel/product.ts';
import { windowId, type DesktopActor } from '../../os/desktop/desktopMachine.ts';

/**
 * Keeps the address of the page at that of a program with one of its own while its window is open, so that it can be kept
 * and passed on, and at the desktop's otherwise (PRODUCT-9). Nothing is added to where the browser goes back to.
 */
export function watchAddress(
  desktop: DesktopActor,
  { location, history }: Pick<Window, 'location' | 'history'>,
): void {
  desktop.subscribe(({ context: { stack } }) => {
    const shown = OWN_ADDRESS.find((appId) =>
      stack.some(({ id }) => id === windowId({ appId, params: undefined })),
    );
    const path = `/${shown ?? ''}`;
    if (location.pathname !== path) history.replaceState(history.state, '', path + location.search);
  });
}
