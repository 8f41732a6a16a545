import type { Load } from '../../kernel/app.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** The app id of dialogs, which is not in the registry, so that they are not reopened after a reload. */
export const DIALOG = 'dialog';

const WIDTH = 340;
/** Until the body has measured what it needs. */
const HEIGHT = 126;

interface DialogParts {
  readonly title: string;
  readonly icon: string;
  readonly serial: string;
  /** The id of the window that asks by it; absent: none. */
  readonly owner?: string | undefined;
  /** It opens at the foot of its window; absent: in the middle. */
  readonly atFoot?: true | undefined;
}

/** The window of a dialog. */
export function dialogSpec(
  { title, icon, serial, owner, atFoot }: DialogParts,
  overlay: Load<HTMLElement>,
): WindowSpec {
  return {
    appId: DIALOG,
    params: serial,
    title,
    icon,
    width: WIDTH,
    height: HEIGHT,
    minWidth: WIDTH,
    minHeight: 0,
    resizable: false,
    maximizable: false,
    minimizable: false,
    hasHelp: false,
    dialog: true,
    atFoot,
    ...(owner !== undefined && { owner }),
    body: { overlay },
  };
}
