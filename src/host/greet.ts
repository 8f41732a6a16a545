import { windowId, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Programs } from './programs.ts';
import type { RememberedWindow } from './windowMemory.ts';

/**
 * Opens the Welcome window, over the windows of last time, but never in the way of somebody who has begun something
 * of their own. While the boot picture shows, the window waits beneath it and the shell leaves the focus alone.
 */
export function greet(
  desktop: DesktopActor,
  programs: Pick<Programs, 'openFor'>,
  lastTime: readonly RememberedWindow[],
): void {
  if (!hasBegun(desktop, new Set(lastTime.map(windowIdOf)))) programs.openFor('welcome');
}

const windowIdOf = ({ appId, params }: RememberedWindow): string => windowId({ appId, params });

/** Whether the person opened a window or the Start menu, chose an icon, or stands in a field. */
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
