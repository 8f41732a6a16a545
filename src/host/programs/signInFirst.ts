import type { Opening } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import { appFor, type Registry } from '../../os/apps/registry.ts';
import { windowId, type DesktopActor, type DesktopEvent } from '../../os/desktop/desktopMachine.ts';
import type { Person } from '../../os/shell.ts';
import type { Dialogs } from './dialogs.ts';

/** How a window is opened. */
export type How = Pick<Extract<DesktopEvent, { type: 'system.open' }>, 'beside' | 'byItself' | 'mode'>;

/** Opens an entry. Resolves when its window is there, or it is clear that this person does not get it. */
export type OpenProgram = (
  appId: string,
  params?: string,
  /** What the app is opened for; null: the person opens it by itself. */
  opening?: Opening | null,
  how?: How,
) => Promise<void>;

interface Parts {
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly person: Readable<Person>;
  readonly dialogs: Dialogs;
  /** Resolves when it is known whether the person has a session. */
  readonly restored: Promise<unknown>;
  /** Opens a program at once where the person is signed in. */
  readonly open: OpenProgram;
}

/** Makes what opens an app once a session is restored; without one, it tells the person that they are not signed in. */
export function createSignInFirst(parts: Parts): OpenProgram {
  const { desktop, registry, person, dialogs, restored, open } = parts;
  /** The id of the "not signed in" dialog while it is open. */
  let refusal: string | null = null;

  return async function openSignedIn(appId, params, opening, how) {
    const [{ signInDialog, needsNetworkDialog }] = await Promise.all([
      import('../../overlays/dialogTexts.ts'),
      restored,
    ]);
    if (person.get().signedIn) {
      await open(appId, params, opening, how);
      return;
    }
    if (person.get().away) {
      await dialogs.show(needsNetworkDialog(registry.get(appId)?.title ?? appId)).answer;
      return;
    }
    if (registry.get(appId)?.needsSignIn === 'and-goes-on') {
      const purpose = 'ask-to-sign-in';
      void open(appFor(registry, purpose).id, appId, { purpose });
      return;
    }
    if (refusal !== null) {
      desktop.send({ type: 'user.focus', id: refusal });
      return;
    }
    const request = signInDialog(opening?.purpose);
    const { id, answer } = dialogs.show(request, { icon: request.picture ?? registry.get(appId)?.icon });
    refusal = id;
    const chosen = await answer;
    refusal = null;
    if (chosen !== request.buttons.at(-1)) return;
    const { id: wallet } = appFor(registry, 'sign-in');
    await open(wallet, undefined, { purpose: 'sign-in' });

    if (await signsInAt(windowId({ appId: wallet, params: undefined }), parts))
      await open(appId, params, opening);
  };
}

/** Resolves true once the person is signed in, false where the window of that id is closed before. */
const signsInAt = (id: string, { desktop, person }: Pick<Parts, 'desktop' | 'person'>): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { signedIn } = person.get();
      const isOpen = desktop.getSnapshot().context.stack.some((window) => window.id === id);
      if (!signedIn && isOpen) return;
      stopPerson();
      subscription.unsubscribe();
      resolve(signedIn);
    };
    const stopPerson = person.subscribe(look);
    const subscription = desktop.subscribe(look);
    look();
  });
