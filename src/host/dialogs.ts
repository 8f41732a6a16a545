import type { DialogRequest, Progress, ProgressRequest } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import type { PatchName } from '../engine/audio/patches.ts';
import { dialogSpec, type DialogContent, type ProgressNow } from '../os/dialogs/dialogSpec.ts';
import { windowId, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { WindowActor } from '../os/windows/windowMachine.ts';

/** Shows the dialogs of all programs, and of the desktop itself. */
export interface Dialogs {
  /** The window's id, and what the person answers: a button's label or a text, null where they closed it. */
  show(request: DialogRequest): { readonly id: string; readonly answer: Promise<string | null> };
  progress(request: ProgressRequest): Progress;
}

const SOUNDS: Readonly<Record<DialogRequest['icon'], PatchName>> = {
  error: 'error',
  warning: 'exclamation',
  question: 'question',
  info: 'asterisk',
};

export function createDialogs(desktop: DesktopActor, play: AudioPort['play']): Dialogs {
  let count = 0;

  function open(content: DialogContent): {
    readonly id: string;
    readonly window: WindowActor | undefined;
    readonly answer: Promise<string | null>;
  } {
    let window: WindowActor | undefined;
    let id = '';
    const answer = new Promise<string | null>((resolve) => {
      const spec = dialogSpec(content, String(++count), {
        answer: resolve,
        grow: (by) => window?.send({ type: 'system.grow', by }),
      });
      id = windowId(spec);
      desktop.send({ type: 'system.open', spec });
      window = desktop.getSnapshot().context.stack.find((opened) => opened.id === id)?.actor;
      window?.subscribe({ complete: () => resolve(null) });
    });
    return { id, window, answer };
  }

  return {
    show(request) {
      play(request.picture === undefined ? SOUNDS[request.icon] : 'open');
      return open(request);
    },
    progress({ title, message, value, cancelLabel }) {
      const progress = store<ProgressNow>({ message, value });
      const buttons = cancelLabel === undefined ? [] : [cancelLabel];
      const { window, answer } = open({ title, message, icon: 'info', buttons, progress });
      let done = false;
      return {
        update: (now) => progress.set({ ...progress.get(), ...now }),
        close() {
          done = true;
          window?.send({ type: 'user.close' });
        },
        cancelled: answer.then(() => !done),
      };
    },
  };
}
