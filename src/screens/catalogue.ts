import type { Mount, SceneHost } from '../kernel/app.ts';
import type { Random } from '../kernel/clock.ts';
import type { Screen } from './screen.ts';

/** A screen that can be chosen and shown; its code is loaded when it is. */
export interface ScreenEntry {
  readonly id: string;
  readonly title: string;
  readonly load: (random: Random) => Promise<Screen>;
}

const only = ({ screen }: { readonly screen: Screen }): Screen => screen;

/** The loading screens (spec 1, section 2; spec 3, section 2). The names are the specification's. */
export const LOADING_SCREENS = [
  { id: 'tv-static', title: 'VHS Static', load: () => import('./loading/vhsStatic.ts').then(only) },
  { id: 'neon-grid', title: 'Neon Grid', load: () => import('./loading/neonGrid.ts').then(only) },
  { id: 'terminal', title: 'Terminal', load: () => import('./loading/terminal.ts').then(only) },
  { id: 'cassette-tape', title: 'Cassette Tape', load: () => import('./loading/cassetteTape.ts').then(only) },
  { id: 'matrix-rain', title: 'Matrix Rain', load: () => import('./loading/matrixRain.ts').then(only) },
  { id: 'dial-up-modem', title: 'Dial-up Modem', load: () => import('./loading/dialUpModem.ts').then(only) },
  { id: 'floppy-disk', title: 'Floppy Disk', load: () => import('./loading/floppyDisk.ts').then(only) },
  { id: 'dos-boot', title: 'DOS Boot', load: () => import('./loading/dosBoot.ts').then(only) },
  { id: 'windows-95', title: 'Windows 95', load: () => import('./loading/flunks95.ts').then(only) },
  {
    id: 'synthwave-grid',
    title: 'Synthwave Grid',
    load: () => import('./loading/synthwaveGrid.ts').then(only),
  },
  {
    id: 'myplace-synthwave',
    title: 'MyPlace Synthwave',
    load: () => import('./loading/myPlaceSynthwave.ts').then(only),
  },
  {
    id: 'fast-synthwave',
    title: 'Fast Synthwave',
    load: () => import('./loading/fastSynthwave.ts').then(only),
  },
  {
    id: 'chill-synthwave',
    title: 'Chill Synthwave',
    load: () => import('./loading/chillSynthwave.ts').then(only),
  },
  { id: 'tilted-grid', title: 'Tilted Grid', load: () => import('./loading/tiltedGrid.ts').then(only) },
  {
    id: 'retro-equalizer',
    title: 'Retro Equalizer',
    load: () => import('./loading/retroEqualizer.ts').then(only),
  },
] as const satisfies readonly ScreenEntry[];

export type LoadingScreenId = (typeof LOADING_SCREENS)[number]['id'];

/** What other programs begin with: the boot log of the hub, and the overlay before a page. */
export const OPENINGS: readonly ScreenEntry[] = [
  {
    id: 'hub-boot-log',
    title: 'Hub Boot Log',
    load: async () => {
      const { createBootLog, HUB_LOG } = await import('./bootLog.ts');
      return createBootLog(HUB_LOG);
    },
  },
  {
    id: 'intro',
    title: 'Intro',
    load: async (random) => (await import('./intro.ts')).createIntro('FLUNKS', random),
  },
];

/** A screen as Desktop.present() takes it. */
export function sceneOf(
  entry: ScreenEntry,
  random: Random,
): () => Promise<{ readonly default: Mount<SceneHost> }> {
  return async () => {
    const [{ screenScene }, screen] = await Promise.all([import('./screenScene.ts'), entry.load(random)]);
    return { default: screenScene(screen) };
  };
}
