import * as shape from '../../kernel/shape.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Store, StoredValue } from '../../services/storage/storage.ts';
import type { Programs } from '../programs/programs.ts';

const GREETED: StoredValue<true> = {
  name: 'greeted',
  version: 1,
  read: shape.reader(shape.literal(true)),
};

/**
 * Opens Getting Started, at most once a tab session, on a desktop that is not in use yet: the person has done
 * nothing, and no window of last time is open. While the boot picture shows, the window is under it and does not take
 * the focus.
 */
export function greet(desktop: DesktopActor, programs: Pick<Programs, 'openFor'>, tab: Store): void {
  const isFirst = tab.get(GREETED) === null;
  tab.set(GREETED, true);
  if (isFirst && !isUsed(desktop)) programs.openFor('welcome');
}

/** Whether a window or the Start menu is open, an icon selected, or a text field focused. */
function isUsed(desktop: DesktopActor): boolean {
  const { stack, selectedIcons, menu } = desktop.getSnapshot().context;
  return (
    menu !== null ||
    selectedIcons.length > 0 ||
    stack.length > 0 ||
    document.activeElement?.matches('input, textarea') === true
  );
}
