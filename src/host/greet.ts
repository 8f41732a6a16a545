import { windowId, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Programs } from './programs.ts';
import type { RememberedWindow } from './windowMemory.ts';

/**
 * Opens the Welcome window in front of the restored windows, unless the person has already begun to use the desktop.
 * While the boot picture shows, the window is under it and does not take the focus.
 */
export function greet(
  desktop: DesktopActor,
  programs: Pick<Programs, 'openFor'>,
  lastTime: readonly RememberedWindow[],
): void {
  if (!hasBegun(desktop, new Set(lastTime.map(windowIdOf)))) programs.openFor('welcome');
}

const windowIdOf = ({ appId, params }: RememberedWindow): string => windowId({ appId, params });

/** Whether the person has opened a window or the Start menu, selected an icon, or focused a text field. */
function hasBegun(desktop: DesktopActor, lastTime: ReadonlySet<string>): boolean {
  const snapshot = desktop.getSnapshot();
  const { stack, selectedIcon, menu } = snapshot.context;
  return (
    menu !== null ||
    selectedIcon !== null ||
    stack.some(({ id }) => !lastTime.has(id)) ||
    document.activeElement?.matches('input, textarea') === true
  );
}
