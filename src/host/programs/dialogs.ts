import type { DialogRequest, Load, Progress, ProgressRequest, Sound } from '../../kernel/app.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import { dialogSpec } from '../../os/dialogs/dialogSpec.ts';
import { windowId, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { WindowActor } from '../../os/windows/windowMachine.ts';

/** What a dialog belongs to. */
interface DialogOf {
  /** The icon of what it is about; absent: that of its picture, or of the window in front. */
  readonly icon?: string | undefined;
  /** The id of the window that asks, which waits for the answer; absent: none does. */
  readonly owner?: string;
}

/** Shows the dialogs of all programs, and of the desktop itself. */
export interface Dialogs {
  /** The window's id, and the person's answer: a button's label or the entered text; null when they closed it. */
  show(
    request: DialogRequest,
    of?: DialogOf,
  ): { readonly id: string; readonly answer: Promise<string | null> };
  progress(request: ProgressRequest): Progress;
}

/** The progress that a dialog shows: 0 to 1, undefined while it is unknown. */
interface ProgressNow {
  readonly message: string;
  readonly value: number | undefined;
}

/** Everything that a dialog shows. */
interface DialogContent extends DialogRequest {
  /** When present, the dialog shows this and a progress bar in place of its message. */
  readonly progress?: Readable<ProgressNow>;
}

interface DialogEvents {
  /** Receives the label of the chosen button or the entered text; null after Escape. */
  readonly answer: (chosen: string | null) => void;
  /** Called with the number of pixels that the body needs more (or fewer) than the window has. */
  readonly grow: (by: number) => void;
}

const SOUNDS: Readonly<Record<DialogRequest['icon'], Sound>> = {
  error: 'error',
  warning: 'exclamation',
  question: 'question',
  info: 'asterisk',
};

export function createDialogs(desktop: DesktopActor, play: AudioPort['play']): Dialogs {
  let count = 0;

  /** The icon of the window in front, and on a desktop without one the computer's. */
  function iconInFront(): string {
    const { stack, active } = desktop.getSnapshot().context;
    const front = stack.find(({ id }) => id === active);
    return front?.actor.getSnapshot().context.spec.icon ?? 'computer';
  }

  function open(
    content: DialogContent,
    { icon = content.picture ?? iconInFront(), owner }: DialogOf = {},
  ): {
    readonly id: string;
    readonly window: WindowActor | undefined;
    readonly answer: Promise<string | null>;
  } {
    let window: WindowActor | undefined;
    let id = '';
    const answer = new Promise<string | null>((resolve) => {
      const grow = (by: number): void => {
        const { area } = desktop.getSnapshot().context;
        window?.send({ type: 'system.grow', by, area });
      };
      const body = dialogBody(content, { answer: resolve, grow });
      const { title, atFoot } = content;
      const spec = dialogSpec({ title, icon, serial: String(++count), owner, atFoot }, body);
      id = windowId(spec);
      desktop.send({ type: 'system.open', spec });
      window = desktop.getSnapshot().context.stack.find((opened) => opened.id === id)?.actor;
      window?.subscribe({ complete: () => resolve(null) });
    });
    return { id, window, answer };
  }

  return {
    show(request, of) {
      play(request.picture === undefined ? SOUNDS[request.icon] : 'open');
      return open(request, of);
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

/** A dialog's body, which closes its window once it is answered. */
function dialogBody(content: DialogContent, { answer, grow }: DialogEvents): Load<HTMLElement> {
  return async () => {
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
  };
}
