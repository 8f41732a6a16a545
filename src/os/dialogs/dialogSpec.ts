import type { DialogRequest } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** Dialogs are windows, but none of the registry's apps: nothing reopens them. */
export const DIALOG = 'dialog';

/** How far something is that a dialog shows: 0 to 1, undefined while nobody knows. */
export interface ProgressNow {
  readonly message: string;
  readonly value: number | undefined;
}

/** Everything that a dialog shows. */
export interface DialogContent extends DialogRequest {
  /** Present: in place of its message it shows this and a bar. */
  readonly progress?: Readable<ProgressNow>;
}

export interface DialogEvents {
  /** Is given the chosen button's label, or the text that was asked for; null: Escape. */
  readonly answer: (chosen: string | null) => void;
  /** The body needs so many pixels more (or less) than the window gives it. */
  readonly grow: (by: number) => void;
}

const WIDTH = 340;
/** Until the body has measured what it needs. */
const HEIGHT = 126;

/** The window of a dialog. */
export function dialogSpec(
  content: DialogContent,
  serial: string,
  { answer, grow }: DialogEvents,
): WindowSpec {
  return {
    appId: DIALOG,
    params: serial,
    title: content.title,
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
    body: {
      kind: 'overlay',
      load: async () => {
        const { mountDialog } = await import('../../overlays/Dialog.tsx');
        return {
          default: (host, app) =>
            mountDialog(host, app, content, {
              grow,
              answer(chosen) {
                answer(chosen);
                app.close();
              },
            }),
        };
      },
    },
  };
}
