import type {
  AppContext,
  AppManifest,
  BodyLife,
  Desktop,
  DialogRequest,
  Entry,
  Opening,
  ParamsFor,
  Purpose,
  Services,
  Toast,
} from '../../kernel/app.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import type { Mode } from '../../kernel/features.ts';
import { store, type Readable, type Writable } from '../../kernel/store.ts';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import { loadBody } from '../../engine/scene/loadBody.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import {
  appFor,
  isLink,
  isVisible,
  mayHaveOpen,
  programsOf,
  windowSpecOf,
  type Registry,
} from '../../os/apps/registry.ts';
import { windowId, type DesktopActor, type DesktopEvent } from '../../os/desktop/desktopMachine.ts';
import type { Person } from '../../os/shell.ts';
import type { StartMode, WindowActor } from '../../os/windows/windowMachine.ts';
import type { Placement } from '../../os/windows/windowSpec.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { createDialogs } from './dialogs.ts';
import { openTab } from './openTab.ts';
import { createOutcomes } from './outcomes.ts';
import { createPresenter, type OwnContext } from './presenter.ts';
import { LAST_PLACEMENTS, type RememberedWindow } from './windowMemory.ts';

/** How long what was prepared waits to be opened. */
const PREPARED_FOR_MS = 10_000;
/** Without a network a window opens at the latest after this time, and shows itself that it is still loading. */
const LOOKED_FOR_MS = 1_000;

/** Opens programs and provides their context. */
export interface Programs {
  readonly audio: AudioPort;
  readonly clock: Clock;
  readonly reducedMotion: Readable<boolean>;
  open(appId: string, params?: string): void;
  /** Opens what the address asks for. The person may have pressed something since: a menu that is open stays. */
  openByItself(appId: string, params?: string, mode?: StartMode): void;
  readonly has: Desktop['has'];
  /** Opens the app that serves this purpose. */
  readonly openFor: Desktop['openFor'];
  /** Fetches what the window of this app needs, because the person is about to open it. */
  prepare(appId: string): void;
  /** Opens a window as it was before the reload; false: this person does not see its app (yet). */
  reopen(window: RememberedWindow): boolean;
  ask(request: DialogRequest): Promise<string | null>;
  readonly progress: Desktop['progress'];
  readonly toast: Desktop['toast'];
  /** Shows what there is to know about an entry, in a dialog. */
  showProperties(entry: Entry): Promise<void>;
  /** What the body of this window is given. Resolves when the services are there. */
  contextOf(window: WindowActor, life: BodyLife): Promise<AppContext>;
  /** Provides the services; bodies that were opened before wait for this. */
  provide(services: Services): void;
  /** Call this when it is known whether the person has a session. */
  sessionRestored(): void;
}

/** How a window is opened. */
type How = Pick<Extract<DesktopEvent, { type: 'system.open' }>, 'beside' | 'byItself' | 'mode'>;

interface Parts {
  readonly stage: Stage;
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly audio: AudioPort;
  readonly storage: StoragePort;
  readonly person: Readable<Person>;
  readonly mode: Readable<Mode>;
  readonly reducedMotion: Readable<boolean>;
  /** Whether the server can be reached. */
  readonly online: Readable<boolean>;
  /** The sheet of shortcuts. */
  readonly keys: Desktop['keys'];
  /** Closes a window as the person does, with its sound. */
  readonly close: (window: WindowActor) => void;
}

export function createPrograms(parts: Parts): Programs {
  const { stage, desktop, registry, clock, audio, storage, person, mode, reducedMotion } = parts;
  const { online, keys, close } = parts;
  const { promise: services, resolve: provide } = deferred<Services>();
  const { promise: restored, resolve: sessionRestored } = deferred<undefined>();
  const dialogs = createDialogs(desktop, audio.play);
  const outcomes = createOutcomes(desktop);
  /** The id of the "not signed in" dialog while it is open. */
  let refusal: string | null = null;

  /** The entry with this id, if the person may see it, or `may` have it. */
  function entryOf(id: string, may = isVisible): Entry | undefined {
    const entry = registry.get(id);
    return entry !== undefined && may(entry, person.get().level, mode.get()) ? entry : undefined;
  }

  /** Opens the window of an app that is seen: where it was put before, or where it lay when it was last closed. */
  function openWindow(
    appId: string,
    params: string | undefined,
    before: { readonly placement?: Placement } & How,
  ): boolean {
    const app = entryOf(appId, mayHaveOpen);
    if (app === undefined || isLink(app)) return false;
    const placement = before.placement ?? storage.lasting.get(LAST_PLACEMENTS)?.[appId];
    desktop.send({
      type: 'system.open',
      spec: windowSpecOf(app, params),
      ...before,
      ...(placement === undefined ? {} : { placement }),
    });
    return true;
  }

  const openings = new Map<string, Writable<Opening | null>>();
  function openingOf(appId: string): Writable<Opening | null> {
    const opening = openings.get(appId) ?? store<Opening | null>(null);
    openings.set(appId, opening);
    return opening;
  }

  /** Resolves when the window is there, or it is clear that this person does not get it. */
  async function open(
    appId: string,
    params?: string,
    opening: Opening | null = null,
    how: How = {},
  ): Promise<void> {
    const app = entryOf(appId, opening === null ? isVisible : mayHaveOpen);
    if (app === undefined) return;
    if (Boolean(app.needsSignIn) && !person.get().signedIn) {
      await openSignedIn(appId, params, opening, how);
      return;
    }
    if (!online.get() && !isLink(app) && !(await isKept(app))) {
      // Where not even dialogs are kept the window opens, and says itself that nothing came.
      const texts = await import('../../overlays/dialogTexts.ts').catch(() => null);
      if (texts !== null) {
        await ask(texts.notKeptDialog(app.title));
        return;
      }
    }
    audio.play('open');
    openingOf(appId).set(opening);
    if (isLink(app)) {
      if (!openTab(app.link)) void askAboutTab(app.link);
      return;
    }
    performance.mark(`window-open:${windowId({ appId, params })}`);
    openWindow(appId, params, how);
  }

  /** Whether the app's body can be loaded without a network, because this browser has kept it (OFFLINE-4). */
  function isKept(app: AppManifest): Promise<boolean> {
    const found = loadBody(app, AbortSignal.timeout(PREPARED_FOR_MS)).then(
      () => true,
      () => false,
    );
    const waited = new Promise<boolean>((resolve) => setTimeout(resolve, LOOKED_FOR_MS, true));
    return Promise.race([found, waited]);
  }

  function openFor<P extends Purpose>(purpose: P, ...[params]: ParamsFor<P>): void {
    void open(appFor(registry, purpose).id, params, { purpose });
  }

  const openBeside: Desktop['openBeside'] = (purpose, ...[params]) =>
    void open(appFor(registry, purpose).id, params, { purpose }, { beside: true });

  const outcomeOf: Desktop['outcomeOf'] = async (purpose, ...[params]) => {
    const { id: appId } = appFor(registry, purpose);
    await open(appId, params, { purpose });
    return outcomes.whenClosed(windowId({ appId, params }), purpose);
  };

  /** Opens the app once a session is restored; without one, tells the person that they are not signed in. */
  async function openSignedIn(
    appId: string,
    params: string | undefined,
    opening: Opening | null,
    how: How,
  ): Promise<void> {
    const [{ signInDialog, needsNetworkDialog }] = await Promise.all([
      import('../../overlays/dialogTexts.ts'),
      restored,
    ]);
    if (person.get().signedIn) {
      await open(appId, params, opening, how);
      return;
    }
    if (person.get().away) {
      await ask(needsNetworkDialog(registry.get(appId)?.title ?? appId));
      return;
    }
    if (registry.get(appId)?.needsSignIn === 'and-goes-on') {
      openFor('ask-to-sign-in', appId);
      return;
    }
    if (refusal !== null) {
      desktop.send({ type: 'user.focus', id: refusal });
      return;
    }
    const request = signInDialog(opening?.purpose);
    const { id, answer } = dialogs.show(request, request.picture ?? registry.get(appId)?.icon);
    refusal = id;
    const chosen = await answer;
    refusal = null;
    if (chosen !== request.buttons.at(-1)) return;
    const { id: wallet } = appFor(registry, 'sign-in');
    await open(wallet, undefined, { purpose: 'sign-in' });
    if (await signsInAt(windowId({ appId: wallet, params: undefined }))) await open(appId, params, opening);
  }

  /** Resolves true once the person is signed in, false where the window of that id is closed before. */
  const signsInAt = (id: string): Promise<boolean> =>
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

  const prepared = new Set<string>();
  function prepare(appId: string): void {
    const app = entryOf(appId);
    if (app === undefined || isLink(app) || prepared.has(appId)) return;
    prepared.add(appId);
    const over = new AbortController();
    // Its pictures are let go again where it is not opened after all; its code stays.
    setTimeout(() => {
      over.abort();
      prepared.delete(appId);
    }, PREPARED_FOR_MS);
    // What does not come now is said when the window opens.
    loadBody(app, over.signal).catch(() => undefined);
  }

  const ask = (request: DialogRequest): Promise<string | null> => dialogs.show(request).answer;

  /** Shows the address of a link whose tab the browser blocked. */
  async function askAboutTab(address: string): Promise<void> {
    const { blockedTabDialog } = await import('../../overlays/dialogTexts.ts');
    await ask(blockedTabDialog(address));
  }

  const contextWith = async (own: OwnContext): Promise<AppContext> => ({
    ...own,
    visible: whilePageShows(own.visible),
    openedFor: openingOf(own.appId),
    desktop: desktopPort,
    services: await services,
    clock,
    random: Math.random,
    sound: audio.play,
    reducedMotion,
    mode,
  });
  const present = createPresenter({ stage, contextWith, ask });

  let toasts: Promise<(toast: Toast) => void> | null = null;
  async function showToast(news: Toast): Promise<void> {
    toasts ??= import('../../overlays/Toasts.tsx').then(({ mountToasts }) =>
      mountToasts(stage.mirror, ({ reward }) => audio.play(reward === undefined ? 'achievement' : 'coin')),
    );
    (await toasts)(news);
  }

  const toast = (news: Toast): void => void showToast(news);

  const has = (appId: string): boolean => entryOf(appId) !== undefined;
  const hasFor = (purpose: Purpose): boolean => has(appFor(registry, purpose).id);

  const desktopPort: Desktop = {
    programs: () => programsOf(registry, person.get(), mode.get()),
    has,
    hasFor,
    open: (appId, params) => void open(appId, params),
    openFor,
    openBeside,
    outcomeOf,
    ask,
    progress: dialogs.progress,
    keys,
    present,
    toast,
    async helpOf(appId) {
      const app = registry.get(appId);
      if (app === undefined || isLink(app)) return null;
      const { help } = await app.about();
      return { title: app.title, paragraphs: help };
    },
  };

  return {
    audio,
    clock,
    reducedMotion,
    open: (appId, params) => void open(appId, params),
    openByItself: (appId, params, mode) =>
      void open(appId, params, null, { byItself: true, ...(mode !== undefined && { mode }) }),
    has,
    openFor,
    prepare,
    reopen: ({ appId, params, bounds, screen, half, mode: startMode }) =>
      openWindow(appId, params, { placement: { bounds, screen, half }, mode: startMode }),
    ask,
    progress: dialogs.progress,
    toast,
    async showProperties(entry) {
      const { propertiesDialog } = await import('../../os/dialogs/properties.ts');
      await ask(await propertiesDialog(entry));
    },
    provide,
    sessionRestored: () => sessionRestored(undefined),
    contextOf(window, life) {
      const { appId, params, title } = window.getSnapshot().context.spec;
      return contextWith({
        ...life,
        appId,
        params,
        inFront: whileActive(desktop, window.id),
        setTitle: (next) => window.send({ type: 'system.title', title: next ?? title }),
        finish: (purpose, outcome) => outcomes.finish(window, purpose, outcome),
        close: () => close(window),
      });
    },
  };
}

/** True while this window is the active one. */
function whileActive(desktop: DesktopActor, id: string): Readable<boolean> {
  const isActive = (): boolean => desktop.getSnapshot().context.active === id;
  return {
    get: isActive,
    subscribe(listener) {
      let was = isActive();
      const { unsubscribe } = desktop.subscribe(() => {
        if (isActive() === was) return;
        was = !was;
        listener();
      });
      return unsubscribe;
    },
  };
}

/** True while the body is seen on a page that is. */
function whilePageShows(seen: Readable<boolean>): Readable<boolean> {
  return {
    get: () => !document.hidden && seen.get(),
    subscribe(listener) {
      const stop = seen.subscribe(listener);
      document.addEventListener('visibilitychange', listener);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', listener);
      };
    },
  };
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((sessionRestored) => {
    resolve = sessionRestored;
  });
  return { promise, resolve };
}
