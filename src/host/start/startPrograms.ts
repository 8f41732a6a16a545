import { bundle as cursorBundle } from '@bundles/cursors.ts';
import type { DialogRequest } from '../../kernel/app.ts';
import type { Desk } from '../../kernel/desk.ts';
import { loadLetters } from '../../engine/assets/letters.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { nextTask } from '../../kernel/idle.ts';
import { ok } from '@shared/kernel/result.ts';
import type { DesktopArea } from '../../kernel/scale.ts';
import type { Readable, Writable } from '../../kernel/store.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Registry } from '../../os/apps/registry.ts';
import type { NewsMark, Shell } from '../../os/shell.ts';
import type { Access } from '../../services/access/access.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { rememberSlowWebGL } from '../../probe/renderer.ts';
import { createEffects } from '../watch/effects.ts';
import { createServices } from '../../services/index.ts';
import type { NewPictures } from '../../services/collection/collection.ts';
import { createIdleLoader } from '../../services/idle/idleLoader.ts';
import { loadAtLast } from '../../services/online/loadAtLast.ts';
import { keepOffline } from '../../services/offline/offline.ts';
import type { LocalSettings } from '../../services/settings/settings.ts';
import type { OwnWallpaper } from '../../services/wallpaper/ownWallpaper.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import type { TabMode } from './buildMode.ts';
import type { Parameters } from '../../config/parameters.ts';
import { allDiscoveries } from './allDiscoveries.ts';
import type { CaptureParts } from '../capture/capture.ts';
import { watchAddress } from '../watch/address.ts';
import { layersOf, watchBack, watchLayers } from '../watch/back.ts';
import { closeUnseen } from '../watch/closeUnseen.ts';
import { watchDiscoveries } from '../watch/discoveries.ts';
import { watchIntent } from '../watch/foresight.ts';
import { keepGate } from './gate.ts';
import { watchScreenSaver } from '../watch/screenSaver.ts';
import { watchScreenEffects } from '../watch/screenEffects.ts';
import type { PersonSource } from '../watch/person.ts';
import type { Programs } from '../programs/programs.ts';
import { greet } from './greet.ts';
import { countingUp, watchRewards } from '../watch/rewards.ts';
import { watchSlowWebGL } from '../watch/slowWebGL.ts';
import { refuseStrayDrops } from '../watch/strayDrops.ts';
import { watchTips } from '../watch/tips.ts';
import { isBusy, showScreenSaver } from '../programs/saver.ts';
import type { LastWindows } from '../programs/windowMemory.ts';

type Web = ReturnType<typeof createServices>;

interface Parts {
  readonly programs: Programs;
  readonly desktop: DesktopActor;
  readonly lastWindows: LastWindows;
  readonly registry: Registry;
  readonly storage: StoragePort;
  readonly parameters: Parameters;
  readonly shell: Shell;
  readonly access: Access;
  readonly mode: TabMode;
  readonly stage: Stage;
  readonly settings: LocalSettings;
  readonly desktopArea: Writable<DesktopArea>;
  readonly ownWallpaper: Writable<OwnWallpaper>;
  /** Whether the wallpaper shows night: by the hours stored in this browser until the time service has started. */
  readonly night: Writable<boolean>;
  /** Whether the taskbar shows the server as reachable. */
  readonly online: Writable<boolean>;
  /** What the desktop shows of unread news. */
  readonly news: Writable<NewsMark>;
  /** The pictures that have changed since the page was opened. */
  readonly newPictures: Writable<NewPictures>;
  /** The address of the picture that won the wall's theme, on its day. */
  readonly winner: Writable<string | null>;
  /** What of the person's own lies on the desktop. */
  readonly desk: Writable<Desk>;
  readonly follow: PersonSource['follow'];
}

/**
 * The second half of the start, once the desktop is ready: services, restored windows, cursors. It goes in steps with
 * room between them for what the person does.
 */
export async function startPrograms(parts: Parts): Promise<void> {
  const { programs, storage, shell, access, mode, stage, settings, desktopArea, ownWallpaper, night } = parts;
  const web = createServices({
    clock: programs.clock,
    storage,
    settings,
    desktopArea,
    ownWallpaper,
    discoveries: allDiscoveries,
    page: window,
  });
  const { session, gum, time } = web;
  // Before the session is restored, which may pay for the day.
  watchRewards(gum, programs.toast);
  const restored = session.restore();
  void time.refresh();
  await nextTask();

  const { reducedMotion } = programs;
  const effects = createEffects(reducedMotion, Math.random);
  programs.provide({ ...web, audio: programs.audio, effects });
  follow(time.night, night);
  follow(web.online, parts.online);
  follow(web.collection.newPictures, parts.newPictures);
  parts.follow({ session, gum: { balance: countingUp(gum, reducedMotion) } });
  await nextTask();

  const confirmAccess = (): Promise<void> =>
    access.confirm(async () => {
      const answer = await web.api.call('GET /api/access', {});
      return answer.ok ? ok(answer.value.accessLevel) : answer;
    });
  void restored.then(confirmAccess);
  shell.mode.subscribe(() => void confirmAccess());
  web.features.follow(mode.follow);
  keepGate({
    access,
    api: web.api,
    mirror: stage.mirror,
    booting: shell.booting,
    sound: programs.audio.play,
  });
  closeUnseen(shell);
  showCursors();
  await nextTask();

  void untilOpen(access).then(() => reopenWindows(parts, web, restored));
  await nextTask();

  watchBack({
    shell,
    page: window,
    layers: () => layersOf(document),
    onLayers: (listener) => watchLayers(stage.mirror, listener),
  });
  watchSlowWebGL(stage, () => rememberSlowWebGL(storage.lasting, systemClock.now()));
  watchScreenEffects({ settings: settings.service, reducedMotion, stage, random: Math.random });
  watchIntent(stage, {
    anything: () => void loadWindows(),
    app: programs.prepare,
    menu: () => void loadMenus(),
  });
  watchFullStorage(storage, programs);
  refuseStrayDrops(window);
  watchTips(stage, programs.clock);
  const saver = { stage, shell, web, audio: programs.audio, reducedMotion };
  watchScreenSaver({
    settings: settings.service,
    page: window,
    document,
    now: () => performance.now(),
    isBusy: () => isBusy(saver),
    show: (isQuiet) => showScreenSaver(saver, isQuiet),
  });
  watchDiscoveries(web, programs.toast);
  showOwnThings(parts, web);
  await nextTask();

  fetchForLater(programs, web.version, async () => {
    const { watchWinner } = await import('../watch/winner.ts');
    watchWinner(web.api, settings.service, parts.winner);
  });
}

/** Shows on the desktop what the person has there, and what is new for them, as soon as the code for that has come. */
function showOwnThings({ programs, desktop, registry, news, desk, stage, storage }: Parts, web: Web): void {
  void loadAtLast(() => import('../watch/news.ts'), web.online).then(({ watchNews }) =>
    watchNews({ ...web, desktop, programs, mark: news, page: document }),
  );
  void loadAtLast(() => import('../../overlays/disk/desk.ts'), web.online).then(({ watchDesk }) =>
    watchDesk({
      desktop: programs,
      services: web,
      iconOf: (appId) => registry.get(appId)?.icon,
      sound: programs.audio.play,
      desk,
      ground: stage.panes.desktop.element,
      layout: async () => (await import('../watch/layout.ts')).layoutOf(desktop, storage.lasting, web.tabs),
      capture: (windowId) => void captureLater({ stage, desktop, programs, services: web }, windowId),
    }),
  );
}

/** Keeps a picture of a window or of the desktop; what does it comes with the first one, or a dialog says why not. */
async function captureLater(parts: CaptureParts, windowId: string | null): Promise<void> {
  const code = await import('../capture/capture.ts').catch(() => null);
  if (code !== null) return code.capture(parts, windowId);
  const { notKeptDialog } = await import('../../overlays/dialogTexts.ts');
  await parts.programs.ask(notKeptDialog('Capture'));
  return undefined;
}

/** From now on `to` says what `from` says. */
function follow<Value>(from: Readable<Value>, to: Writable<Value>): void {
  const tell = (): void => to.set(from.get());
  from.subscribe(tell);
  tell();
}

const loadWindows = (): Promise<unknown> =>
  Promise.all([import('../../overlays/mountReact.tsx'), loadLetters()]);
const loadMenus = (): Promise<unknown> => import('../../os/desktop/MenuView.tsx');

/** Fetches what may be wanted later, while the person does nothing. */
function fetchForLater(
  { ask }: Pick<Programs, 'ask'>,
  version: Web['version'],
  winners: () => Promise<void>,
): void {
  const idle = createIdleLoader({ page: window, document, navigator, now: () => performance.now() });
  if (import.meta.env.PROD) {
    const agreeToUpdate = async () => (await ask(UPDATE_DIALOG)) === UPDATE_DIALOG.buttons[0];
    keepOffline({ idle, version, agreeToUpdate });
  }
  for (const load of [loadWindows, loadMenus, winners]) {
    idle.add({
      async run() {
        await load();
        return false;
      },
    });
  }
}

/** Resolves as soon as the desktop may be used. */
function untilOpen({ gate }: Pick<Access, 'gate'>): Promise<void> {
  if (gate.get() === 'open') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = gate.subscribe(() => {
      if (gate.get() !== 'open') return;
      stop();
      resolve();
    });
  });
}

/**
 * Reopens the windows of the last visit (those that need a session once it is restored), then what the address asks
 * for.
 */
async function reopenWindows(
  { programs, desktop, lastWindows, storage, parameters }: Parts,
  { features, welcomeAtStart }: Pick<Web, 'features' | 'welcomeAtStart'>,
  restored: Promise<void>,
): Promise<void> {
  const reopen = (): void => {
    for (const window of lastWindows.unopened()) programs.reopen(window);
  };
  reopen();
  await restored;
  programs.sessionRestored();
  reopen();
  lastWindows.forgetUnopened();
  if (parameters.open !== null) await openAsked(programs, parameters.open, features.asked);
  else if (welcomeAtStart.get()) greet(desktop, programs, storage.session);
  watchAddress(desktop, window);
}

/** Opens what the address asks for, or says that there is no such program (PRODUCT-6). */
async function openAsked(
  programs: Programs,
  asked: NonNullable<Parameters['open']>,
  featuresKnown: Promise<void>,
): Promise<void> {
  // Operators may have switched it on.
  if (!programs.has(asked.appId)) await featuresKnown;
  if (programs.has(asked.appId)) {
    programs.openByItself(asked.appId, asked.params, asked.whole && 'maximized');
    return;
  }
  const { NO_SUCH_PROGRAM } = await import('../../overlays/dialogTexts.ts');
  await programs.ask(NO_SUCH_PROGRAM);
}

/** Says once when the browser keeps nothing more (PRODUCT-8). */
function watchFullStorage({ full }: StoragePort, { ask }: Programs): void {
  const say = async (): Promise<void> => {
    const { FULL_STORAGE } = await import('../../overlays/dialogTexts.ts');
    await ask(FULL_STORAGE);
  };
  if (full.get()) void say();
  else full.subscribe(() => void say());
}

const UPDATE_DIALOG = {
  title: 'Flunks 95 Setup',
  message: 'A new version of Flunks 95 is ready. Restart now to use it? Your windows stay where they are.',
  icon: 'question',
  buttons: ['Restart', 'Later'],
  // It comes while the person types or presses something else: what they meant for that must not restart the page.
  defaultButton: 1,
} as const satisfies DialogRequest;

/** The cursors of browsers that cannot show our pictures. */
const CURSOR_FALLBACKS = {
  arrow: 'default',
  hand: 'pointer',
  move: 'move',
  text: 'text',
  wait: 'wait',
  'resize-ns': 'ns-resize',
  'resize-ew': 'ew-resize',
  'resize-nwse': 'nwse-resize',
  'resize-nesw': 'nesw-resize',
} as const satisfies Record<keyof typeof cursorBundle.pictures, string>;

/** Sets the CSS variables through which style sheets use the cursors of 1995. */
function showCursors(): void {
  const { pictures, places } = cursorBundle;
  for (const name of Object.keys(CURSOR_FALLBACKS) as (keyof typeof CURSOR_FALLBACKS)[]) {
    const { x, y } = places.cursors.hotspots[name];
    const cursor = `url("${pictures[name].url}") ${x} ${y}, ${CURSOR_FALLBACKS[name]}`;
    document.documentElement.style.setProperty(`--cursor-${name}`, cursor);
  }
  document.documentElement.style.setProperty('--hour-glass', `url("${pictures.wait.url}")`);
}
