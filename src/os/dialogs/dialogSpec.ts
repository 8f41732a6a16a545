import type { Load } from '../../kernel/app.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** Dialogs are windows, but none of the registry's apps: nothing reopens them. */
export const DIALOG = 'dialog';

const WIDTH = 340;
/** Until the body has measured what it needs. */
const HEIGHT = 126;

/** The window of a dialog. */
export function dialogSpec(title: string, serial: string, overlay: Load<HTMLElement>): WindowSpec {
  return {
    appId: DIALOG,
    params: serial,
    title,
    icon: 'computer',
    width: WIDTH,
    height: HEIGHT,
    minWidth: WIDTH,
    minHeight: 0,
    resizable: false,
    maximizable: false,
    minimizable: false,
    hasHelp: false,
    dialog: true,
    body: { overlay },
  };
}
