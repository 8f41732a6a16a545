import type {
  AppContext,
  AppManifest,
  Desktop,
  DialogRequest,
  Purpose,
  Services,
  Toast,
} from '../kernel/app.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Readable, Writable } from '../kernel/store.ts';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import type { Stage } from '../engine/stage/stage.ts';
import { dialogSpec } from '../os/dialogs/dialogSpec.ts';
import { appFor, isVisible, windowSpecOf, type Registry } from '../os/apps/registry.ts';
import { windowId, type DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { Person } from '../os/shell.ts';
import { modeOf, type WindowActor } from '../os/windows/windowMachine.ts';
import type { StoragePort } from '../services/storage/storage.ts';
import { createPresenter, type OwnContext } from './presenter.ts';
import { LAST_PLACES, type RememberedWindow } from './windowMemory.ts';

/** Opens programs and gives them what they need. */
export interface Programs {
  readonly person: Writable<Person>;
  readonly audio: AudioPort;
  readonly clock: Clock;
  open(appId: string, params?: string): void;
  /** Opens the app that serves this purpose. */
  openFor(purpose: Purpose, params?: string): void;
  /** Opens the app, or closes its window where it is in front. */
  toggle(app: AppManifest): void;
  /** Opens a window as it was before the reload; false: this person does not see its app (yet). */
  reopen(window: RememberedWindow): boolean;
  ask(request: DialogRequest): Promise<string | null>;
  /** Resolves when the services are there. */
  contextOf(window: WindowActor): Promise<AppContext>;
  /** Hands the services over to every body that waits for them. */
  provide(services: Services): void;
  /** Says that `person` is who it is: their session is restored, or there is none. */
  settle(): void;
}

interface Parts {
  readonly stage: Stage;
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly audio: AudioPort;
  readonly storage: StoragePort;
  readonly person: Writable<Person>;
}

export function createPrograms({ stage, desktop, registry, clock, audio, storage, person }: Parts): Programs {
  const { promise: services, resolve: provide } = deferred<Services>();
  const { promise: settled, resolve: settle } = deferred<undefined>();
  let dialogs = 0;
  /** The window that says that the person is not signed in. */
  let refusal: string | null = null;

  function reopen({
    appId,
    params,
    ...rest
  }: Omit<RememberedWindow, 'place' | 'mode'> & Partial<RememberedWindow>): boolean {
    const app = registry.get(appId);
    if (app === undefined || !isVisible(app, person.get().level)) return false;
    const place = rest.place ?? storage.lasting.get(LAST_PLACES)?.[appId];
    desktop.send({
      type: 'system.open',
      spec: windowSpecOf(app, params),
      ...(place === undefined ? {} : { place }),
      ...(rest.mode === undefined ? {} : { mode: rest.mode }),
    });
    return true;
  }

  function open(appId: string, params?: string): void {
    const app = registry.get(appId);
    if (app === undefined || !isVisible(app, person.get().level)) return;
    if (app.needsSignIn === true && !person.get().signedIn) {
      void openSignedIn(appId, params);
      return;
    }
    audio.play('open');
    performance.mark(`window-open:${windowId({ appId, params })}`);
    reopen(params === undefined ? { appId } : { appId, params });
  }

  function openFor(purpose: Purpose, params?: string): void {
    const app = appFor(registry, purpose);
    if (app !== undefined) open(app.id, params);
  }

  /** Opens the app as soon as the person is known and signed in, else says that they are not. */
  async function openSignedIn(appId: string, params?: string): Promise<void> {
    const [{ SIGN_IN_DIALOG }] = await Promise.all([import('../overlays/dialogTexts.ts'), settled]);
    if (person.get().signedIn) {
      open(appId, params);
      return;
    }
    if (refusal !== null) {
      desktop.send({ type: 'user.focus', id: refusal });
      return;
    }
    const { id, answer } = show(SIGN_IN_DIALOG);
    refusal = id;
    const chosen = await answer;
    refusal = null;
    if (chosen === SIGN_IN_DIALOG.buttons.at(-1)) openFor('sign-in');
  }

  function show(request: DialogRequest): { readonly id: string; readonly answer: Promise<string | null> } {
    if (request.icon === 'error') audio.play('error');
    const { promise, resolve } = deferred<string | null>();
    const spec = dialogSpec(request, String(++dialogs), resolve);
    desktop.send({ type: 'system.open', spec });
    const id = windowId(spec);
    const window = desktop.getSnapshot().context.pile.find((opened) => opened.id === id);
    window?.actor.subscribe({ complete: () => resolve(null) });
    return { id, answer: promise };
  }

  const ask = (request: DialogRequest): Promise<string | null> => show(request).answer;

  const contextWith = async (own: OwnContext): Promise<AppContext> => ({
    ...own,
    desktop: desktopPort,
    services: await services,
    clock,
    random: Math.random,
    sound: audio.play,
  });
  const present = createPresenter({ stage, contextWith, ask });

  let toasts: Promise<(toast: Toast) => void> | null = null;
  async function toast(news: Toast): Promise<void> {
    toasts ??= import('../overlays/Toasts.tsx').then(({ mountToasts }) =>
      mountToasts(stage.mirror, () => audio.play('achievement')),
    );
    (await toasts)(news);
  }

  const desktopPort: Desktop = {
    open,
    openFor,
    ask,
    present,
    toast: (news) => void toast(news),
    helpOf(appId) {
      const app = registry.get(appId);
      return app === undefined ? null : { title: app.title, paragraphs: app.help };
    },
  };

  return {
    person,
    audio,
    clock,
    open,
    openFor,
    reopen,
    ask,
    provide,
    settle: () => settle(undefined),
    toggle(app) {
      const { active } = desktop.getSnapshot().context;
      const front = desktop.getSnapshot().context.pile.find(({ id }) => id === active);
      if (front?.id === app.id) front.actor.send({ type: 'user.close' });
      else open(app.id);
    },
    contextOf(window) {
      const { appId, params } = window.getSnapshot().context.spec;
      return contextWith({
        appId,
        params,
        visible: visibilityOf(window),
        setTitle: (title) => window.send({ type: 'system.title', title }),
        close: () => window.send({ type: 'user.close' }),
      });
    },
  };
}

/** True while the window is not minimised and the page is on the screen. */
function visibilityOf(window: WindowActor): Readable<boolean> {
  return {
    get: () => !document.hidden && modeOf(window.getSnapshot()) !== 'minimized',
    subscribe(listener) {
      const subscription = window.subscribe(listener);
      document.addEventListener('visibilitychange', listener);
      return () => {
        subscription.unsubscribe();
        document.removeEventListener('visibilitychange', listener);
      };
    },
  };
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
