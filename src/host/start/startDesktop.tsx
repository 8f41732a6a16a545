import { createRoot } from '@pixi/react';
import { createActor } from 'xstate';
import { bundle as iconBundle } from '@bundles/icons.ts';
import { bundle as shellBundle } from '@bundles/shell.ts';
import type { AppManifest } from '../../kernel/app.ts';
import { clockFrom, correctedClock, systemClock, type Clock } from '@shared/kernel/clock.ts';
import { whenIdle } from '../../kernel/idle.ts';
import { BARE_DESK } from '../../kernel/desk.ts';
import type { DesktopArea } from '../../kernel/scale.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Theme } from '../../kernel/theme.ts';
import { BUILD_MODE, DEVELOPER_WALLET } from '../../config/build.ts';
import { LINKS } from '../../config/links.ts';
import { createAudio } from '../../engine/audio/audio.ts';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import { unlockOnGestures } from '../../engine/audio/unlockOnGestures.ts';
import { holdPictures } from '../../engine/assets/texture.ts';
import { loadFonts } from '../../engine/assets/font.ts';
import { movePaneFocus } from '../../engine/mirror/panes.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { createRegistry } from '../../os/apps/registry.ts';
import { desktopMachine, type DesktopActor } from '../../os/desktop/desktopMachine.ts';
import { closeWindow } from '../../os/commands/windowCommands.ts';
import { perform } from '../../os/commands/command.ts';
import { shortcutSheet } from '../../os/commands/sheet.ts';
import { NO_NEWS, type Shell } from '../../os/shell.ts';
import { ShellView, workArea, type ShellArt, type ShellProps } from '../../os/ShellView.tsx';
import { registerWidgets } from '../../os/widgets.ts';
import { createAccess } from '../../services/access/access.ts';
import { createDesktopArea } from '../../services/desktopArea/desktopArea.ts';
import type { NewPictures } from '../../services/collection/collection.ts';
import { createSettings, type SettingsService } from '../../services/settings/settings.ts';
import { createStorage, type StoragePort } from '../../services/storage/storage.ts';
import { createOwnWallpaper } from '../../services/wallpaper/ownWallpaper.ts';
import { nightByKnownHours } from '../../services/time/timeConfig.ts';
import { watchAppearance } from '../watch/appearance.ts';
import { startBoot } from './boot.ts';
import { tabMode } from './buildMode.ts';
import { watchClock } from '../watch/clockText.ts';
import { createDesktopStage } from './desktopStage.ts';
import { isDarkened } from '../watch/darkened.ts';
import { watchKeyboard } from '../watch/keyboard.ts';
import { guardGate, openOnly, schoolBehind } from './gate.ts';
import { HIDDEN_ICONS, ICON_PLACES, rememberIcons } from '../programs/iconMemory.ts';
import { readParameters } from '../../config/parameters.ts';
import { createPerson } from '../watch/person.ts';
import { exposeProbe } from './exposeProbe.ts';
import { createPrograms, type Programs } from '../programs/programs.ts';
import { rememberWindows } from '../programs/windowMemory.ts';
import { watchReducedMotion } from '../watch/reducedMotion.ts';
import { soundsOfMachines, lastOfTurn } from '../watch/shellSounds.ts';

/** What the desktop is drawn on and heard through. Tests hand in others, without a renderer and without a loudspeaker. */
export interface Devices {
  readonly createStage: (area: Readable<DesktopArea>) => Promise<Stage>;
  readonly createAudio: () => AudioPort;
}

const BROWSER: Devices = {
  createStage: createDesktopStage,
  createAudio: () => createAudio({ storage: browserStorage(), onFault: console.error }),
};

/**
 * Draws the desktop and makes it interactive. Everything that it does not show yet is loaded when the browser is
 * idle. Throws when it cannot draw.
 */
export async function startDesktop(devices: Devices = BROWSER): Promise<void> {
  performance.mark('desktop:script');
  const parameters = readParameters(new URL(location.href));
  const clock: Clock = parameters.now === null ? correctedClock() : clockFrom(parameters.now);
  const storage = createStorage();
  const mode = tabMode(parameters.mode, storage.session, BUILD_MODE);
  const access = createAccess({ mode, tab: storage.session, target: window });
  const { person, follow } = createPerson({
    access,
    target: window,
    developerWallet: DEVELOPER_WALLET,
    storage: storage.lasting,
  });
  access.enter();
  guardGate(access.gate);
  // Settings are stamped with the real time, even when `?now=` shows another.
  const settings = createSettings(storage.lasting, systemClock);
  const reducedMotion = watchReducedMotion(settings.service);
  const audio = startAudio(devices.createAudio(), settings.service);
  const desktopArea = createDesktopArea(storage.lasting);
  const ownWallpaper = createOwnWallpaper(storage.lasting);
  const creatingStage = devices.createStage(desktopArea);
  const boot = startBoot({
    tab: storage.session,
    reducedMotion: reducedMotion.get(),
    screen: settings.service.get().bootScreen,
    stage: creatingStage,
    clock,
    chime: () => audio.play('boot'),
  });
  const night = store(nightByKnownHours(storage.lasting, clock.now()));
  const [online, newPictures] = [store(true), store<NewPictures>({})];
  const [news, winner, desk] = [store(NO_NEWS), store<string | null>(null), store(BARE_DESK)];
  const appearance = watchAppearance({
    settings: schoolBehind(access.gate, settings.service),
    ...{ night, online, newPictures, winner, own: openOnly(access.gate, ownWallpaper) },
    tall: watchMedia('(orientation: portrait)'),
    forced: isDarkened() ? store(true) : watchMedia('(forced-colors: active)'),
    onFault: console.error,
  });
  const [stage, art] = await Promise.all([creatingStage, loadArt(), loadFonts(), appearance.ready]);
  performance.mark('desktop:loaded');
  paintBy(appearance.theme, stage);

  const registry = createRegistry(
    import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', { eager: true, import: 'manifest' }),
    LINKS,
  );
  const desktop = openDesktop(stage, storage, audio);
  const lastWindows = rememberWindows(desktop, storage.lasting, (appId) => registry.has(appId));
  const programs = createPrograms({
    ...{ stage, desktop, registry, clock, audio, storage, person, mode, reducedMotion, online },
    keys: () => shortcutSheet({ registry, person, mode }),
    close: (window) => perform(closeWindow, { actions: { sound: audio.play } }, window),
  });
  const shell: Shell = {
    ...{ desktop, registry, person, mode, online, news, desk },
    gate: access.gate,
    clock: watchClock(clock),
    muted: audio.muted,
    booting: boot.booting,
    actions: {
      ...actionsOf(programs, audio, settings.service),
      movePaneFocus: (step) => movePaneFocus(stage.panes, step),
      chooseMode: mode.choose,
    },
    contextOf: programs.contextOf,
  };
  watchKeyboard(shell);
  registerWidgets();
  await render({ stage, shell, background: appearance.background, ...art });
  boot.ready();
  exposeProbe(parameters.local, stage, registry, programs.open);
  void whenIdle(1_000).then(async () => {
    const { startPrograms } = await import('./startPrograms.ts');
    await startPrograms({
      ...{ programs, desktop, lastWindows, registry, storage, parameters, shell, access, mode, follow },
      ...{ stage, settings, desktopArea, ownWallpaper, night, newPictures, online, news, winner, desk },
    });
  });
}

/** Everything has the colors of the theme. */
function paintBy(theme: Readable<Theme>, stage: Stage): void {
  const paint = (): void => stage.setTheme(theme.get());
  theme.subscribe(paint);
  paint();
}

/** The desktop's machine, with its icons where the person put them. */
function openDesktop(stage: Stage, { lasting }: StoragePort, audio: AudioPort): DesktopActor {
  const desktop = createActor(desktopMachine, {
    input: {
      area: workArea(stage.display.get(), false),
      iconPlaces: lasting.get(ICON_PLACES) ?? {},
      hiddenIcons: lasting.get(HIDDEN_ICONS) ?? [],
    },
    inspect: soundsOfMachines(audio.play),
  }).start();
  rememberIcons(desktop, lasting);
  return desktop;
}

/** What the shell asks of the programs. */
function actionsOf(
  programs: Programs,
  audio: AudioPort,
  settings: SettingsService,
): Omit<Shell['actions'], 'movePaneFocus' | 'chooseMode'> {
  const { open, openFor, prepare } = programs;
  return {
    ...{ open, openFor, prepare },
    openVolume(speaker) {
      void import('../../overlays/volume/openVolume.tsx').then(({ toggleVolume }) =>
        toggleVolume({ speaker, audio, settings, sound: audio.play }),
      );
    },
    sound: audio.play,
    showProperties: (entry) => void programs.showProperties(entry),
  };
}

/** Sound that starts with the first gesture, as loud as it is set, and pauses its music while the page is hidden. */
function startAudio(audio: AudioPort, settings: SettingsService): AudioPort {
  const setVolumes = (): void => {
    const { volume: all, effectsVolume: effects, musicVolume: music } = settings.get();
    audio.setVolumes({ all, effects, music });
  };
  settings.subscribe(setVolumes);
  setVolumes();
  unlockOnGestures(window, audio);
  document.addEventListener('visibilitychange', () => audio.setVisible(!document.hidden));
  return { ...audio, play: lastOfTurn(audio.play) };
}

/** Null where cookies are blocked: reading localStorage throws there. */
function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

async function loadArt(): Promise<ShellArt> {
  const pictures = holdPictures();
  const [icons, art] = await Promise.all([
    pictures.atlas(iconBundle.atlas),
    pictures.atlas(shellBundle.atlas),
  ]);
  return { icons, art };
}

/** True while the media query matches. */
function watchMedia(query: string): Readable<boolean> {
  const media = matchMedia(query);
  const matches = store(media.matches);
  media.addEventListener('change', () => matches.set(media.matches));
  return matches;
}

/** Resolves when the first frame with the whole desktop is on the screen and its icons take clicks. */
async function render(parts: Omit<ShellProps, 'onMounted'>): Promise<void> {
  const { stage } = parts;
  await new Promise<void>((resolve) => {
    void createRoot(stage.canvas).render(<ShellView {...parts} onMounted={resolve} />, {});
  });
  performance.mark('desktop:mounted');
  await stage.begin();
  await nextFrame();
  // The next one begins when this one has gone to the screen.
  await nextFrame();
  performance.mark('desktop-ready');
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
