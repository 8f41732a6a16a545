import type { DialogRequest } from '../../kernel/app.ts';
import type { WindowSpec } from '../windows/windowSpec.ts';

/** Dialogs are windows, but none of the registry's apps: nothing reopens them. */
export const DIALOG = 'dialog';

const WIDTH = 340;
const LINE = 14;
const CHARACTERS_A_LINE = 46;

/** The window of a dialog. `answer` is given the chosen button's label, or the text that was asked for. */
export function dialogSpec(
  request: DialogRequest,
  serial: string,
  answer: (chosen: string | null) => void,
): WindowSpec {
  const lines = Math.ceil(request.message.length / CHARACTERS_A_LINE);
  const height = 112 + lines * LINE + (request.prompt === undefined ? 0 : 44);
  return {
    appId: DIALOG,
    params: serial,
    title: request.title,
    icon: 'computer',
    width: WIDTH,
    height,
    minWidth: WIDTH,
    minHeight: height,
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
            mountDialog(host, request, (chosen) => {
              answer(chosen);
              app.close();
            }),
        };
      },
    },
  };
}
