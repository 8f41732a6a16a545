import type {
  AppContext,
  BodyLife,
  Desktop,
  DialogRequest,
  Entry,
  Services,
  Sound,
  Toast,
} from '../../kernel/app.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import type { Readable } from '../../kernel/store.ts';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { appFor, isLink, programsOf, type Registry } from '../../os/apps/registry.ts';
import { windowId, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { StartMode, WindowActor } from '../../os/windows/windowMachine.ts';
import { createDialogs } from './dialogs.ts';
import { createOpener, type OpenerParts } from './opener.ts';
import { createOutcomes } from './outcomes.ts';
import { createPresenter, type OwnContext } from './presenter.ts';
import type { RememberedWindow } from './windowMemory.ts';

/** Opens programs and provides their context. */
export interface Programs {
  readonly audio: AudioPort;
  readonly clock: Clock;
  readonly reducedMotion: Readable<boolean>;
  open(appId: string, params?: string): void;
  /** Opens what the address asks for. The person may have pressed something since: a menu that is open stays. */
  openByItself(appId: string, params?: string, mode?: StartMode): void;
  readonly has: Desktop['has'];
  readonly hasFor: Desktop['hasFor'];
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

interface Parts extends Omit<OpenerParts, 'dialogs' | 'restored'> {
  readonly stage: Stage;
  readonly clock: Clock;
  readonly audio: AudioPort;
  readonly reducedMotion: Readable<boolean>;
  /** The sheet of shortcuts. */
  readonly keys: Desktop['keys'];
  /** Closes a window as the person does, with its sound. */
  readonly close: (window: WindowActor) => void;
}

export function createPrograms(parts: Parts): Programs {
  const { stage, desktop, registry, clock, audio, person, mode, reducedMotion, keys, close } = parts;
  const { promise: services, resolve: provide } = deferred<Services>();
  const { promise: restored, resolve: sessionRestored } = deferred<undefined>();
  const dialogs = createDialogs(desktop, audio.play);
  const outcomes = createOutcomes(desktop);
  const opener = createOpener({ ...parts, dialogs, restored });
  const toast = createToasts(stage, audio);

  const ask = (request: DialogRequest): Promise<string | null> => dialogs.show(request).answer;
  const open = (appId: string, params?: string): void => void opener.open(appId, params);
  const has = (appId: string): boolean => opener.entryOf(appId) !== undefined;
  const hasFor: Desktop['hasFor'] = (purpose) => has(appFor(registry, purpose).id);
  const openFor: Desktop['openFor'] = (purpose, ...[params]) =>
    void opener.open(appFor(registry, purpose).id, params, { purpose });

  const contextWith = async (own: OwnContext): Promise<AppContext> => ({
    ...own,
    visible: whilePageShows(own.visible),
    openedFor: opener.openingOf(own.appId),
    desktop: desktopPort,
    services: await services,
    clock,
    random: Math.random,
    sound: audio.play,
    reducedMotion,
    mode,
  });
  const present = createPresenter({ stage, contextWith, ask });

  const desktopPort: Desktop = {
    programs: () => programsOf(registry, person.get(), mode.get()),
    has,
    hasFor,
    open,
    openFor,
    openBeside: (purpose, ...[params]) =>
      void opener.open(appFor(registry, purpose).id, params, { purpose }, { beside: true }),
    async outcomeOf(purpose, ...[params]) {
      const { id: appId } = appFor(registry, purpose);
      await opener.open(appId, params, { purpose });
      return outcomes.whenClosed(windowId({ appId, params }), purpose);
    },
    ask,
    progress: dialogs.progress,
    keys,
    present,
    toast,
    helpOf: (appId) => helpOf(registry, appId),
  };

  return {
    ...{ audio, clock, reducedMotion, open, has, hasFor, openFor, ask, toast, provide },
    openByItself: (appId, params, startMode) =>
      void opener.open(appId, params, null, {
        byItself: true,
        ...(startMode !== undefined && { mode: startMode }),
      }),
    prepare: opener.prepare,
    reopen: ({ appId, params, bounds, screen, half, mode: startMode }) =>
      opener.openWindow(appId, params, { placement: { bounds, screen, half }, mode: startMode }),
    progress: dialogs.progress,
    async showProperties(entry) {
      const { propertiesDialog } = await import('../../os/dialogs/properties.ts');
      await ask(await propertiesDialog(entry, mode.get()));
    },
    sessionRestored: () => sessionRestored(undefined),
    async contextOf(window, life) {
      const { appId, params, title } = window.getSnapshot().context.spec;
      const context = await contextWith({
        ...life,
        appId,
        params,
        inFront: whileActive(desktop, window.id),
        setTitle: (next) => window.send({ type: 'system.title', title: next ?? title }),
        finish: (purpose, outcome) => outcomes.finish(window, purpose, outcome),
        close: () => close(window),
        askBeforeClosing: closingQuestion(window, life),
      });
      const askFromIt: Desktop['ask'] = (request) => dialogs.show(request, { owner: window.id }).answer;
      return { ...context, desktop: { ...desktopPort, ask: askFromIt } };
    },
  };
}

/** Makes what shows news in a corner of the screen. It is loaded with the first. */
function createToasts({ mirror }: Stage, audio: AudioPort): (news: Toast) => void {
  let toasts: Promise<(toast: Toast) => void> | null = null;
  async function show(news: Toast): Promise<void> {
    toasts ??= import('../../overlays/Toasts.tsx').then(({ mountToasts }) =>
      mountToasts(mirror, (toast) => audio.play(soundOf(toast))),
    );
    (await toasts)(news);
  }
  return (news) => void show(news);
}

/** The sound with which it appears. */
function soundOf({ isSaved, onPress, reward }: Toast): Sound {
  if (isSaved) return 'drop';
  return onPress ? 'beeper' : reward === undefined ? 'achievement' : 'coin';
}

async function helpOf(registry: Registry, appId: string): ReturnType<Desktop['helpOf']> {
  const app = registry.get(appId);
  if (app === undefined || isLink(app)) return null;
  const { help } = await app.about();
  return { title: app.title, paragraphs: help };
}

/** Lets a body ask before its window is closed, for as long as the body is there. */
function closingQuestion(window: WindowActor, { closed }: BodyLife): AppContext['askBeforeClosing'] {
  let ask: (() => Promise<boolean>) | null = null;
  let isAsking = false;
  const set: AppContext['askBeforeClosing'] = (next) => {
    ask = next;
    // A body ends after its window where that was closed, and before it where it broke.
    if (window.getSnapshot().status !== 'active') return;
    window.send({ type: 'system.asksFirst', asks: next !== null });
  };
  async function close(): Promise<void> {
    if (ask === null || isAsking) return;
    isAsking = true;
    try {
      if (await ask()) window.send({ type: 'system.close' });
    } finally {
      isAsking = false;
    }
  }
  const { unsubscribe } = window.on('closing', () => void close());
  closed.addEventListener('abort', () => {
    unsubscribe();
    set(null);
  });
  return set;
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
