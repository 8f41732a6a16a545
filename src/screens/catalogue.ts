import type { Random } from '@shared/kernel/clock.ts';
import type { Screen } from './screen.ts';

/** A screen that can be chosen and shown; its code is loaded when it is. */
export interface ScreenEntry {
  readonly id: string;
  readonly title: string;
  readonly load: (random: Random) => Promise<{ readonly screen: Screen }>;
}

/** The loading screens (SCREEN-1). Settings keep their ids, so that an id never changes. */
export const LOADING_SCREENS = [
  { id: 'tv-static', title: 'VHS Static', load: () => import('./loading/vhsStatic.ts') },
  { id: 'neon-grid', title: 'Neon Grid', load: () => import('./loading/neonGrid.ts') },
  { id: 'terminal', title: 'Terminal', load: () => import('./loading/terminal.ts') },
  { id: 'cassette-tape', title: 'Cassette Tape', load: () => import('./loading/cassetteTape.ts') },
  { id: 'matrix-rain', title: 'Matrix Rain', load: () => import('./loading/matrixRain.ts') },
  { id: 'dial-up-modem', title: 'Dial-up Modem', load: () => import('./loading/dialUpModem.ts') },
  { id: 'floppy-disk', title: 'Floppy Disk', load: () => import('./loading/floppyDisk.ts') },
  { id: 'dos-boot', title: 'DOS Boot', load: () => import('./loading/dosBoot.ts') },
  { id: 'windows-95', title: 'Windows 95', load: () => import('./loading/flunks95.ts') },
  {
    id: 'synthwave-grid',
    title: 'Synthwave Grid',
    load: () => import('./loading/synthwaveGrid.ts'),
  },
  {
    id: 'myplace-synthwave',
    title: 'MyPlace Synthwave',
    load: () => import('./loading/myPlaceSynthwave.ts'),
  },
  {
    id: 'fast-synthwave',
    title: 'Fast Synthwave',
    load: () => import('./loading/fastSynthwave.ts'),
  },
  {
    id: 'chill-synthwave',
    title: 'Chill Synthwave',
    load: () => import('./loading/chillSynthwave.ts'),
  },
  { id: 'tilted-grid', title: 'Tilted Grid', load: () => import('./loading/tiltedGrid.ts') },
  {
    id: 'retro-equalizer',
    title: 'Retro Equalizer',
    load: () => import('./loading/retroEqualizer.ts'),
  },
] as const satisfies readonly ScreenEntry[];

/** The boot pictures of the prize counter, for wallets that bought them (PRIZE-5); their ids are those of app.prizes. */
export const PRIZE_SCREENS = [
  { id: 'gumball-machine', title: 'Gumball Machine', load: () => import('./loading/gumballMachine.ts') },
  { id: 'claw-machine', title: 'Claw Machine', load: () => import('./loading/clawMachine.ts') },
  { id: 'fish-tank', title: 'Fish Tank', load: () => import('./loading/fishTank.ts') },
] as const satisfies readonly ScreenEntry[];

export type LoadingScreenId = (typeof LOADING_SCREENS)[number]['id'];

/** What other programs begin with: the boot log of the hub, and the overlay before a page. */
export const OPENINGS: readonly ScreenEntry[] = [
  {
    id: 'hub-boot-log',
    title: 'Hub Boot Log',
    load: async () => {
      const { createBootLog, HUB_LOG } = await import('./bootLog.ts');
      return { screen: createBootLog(HUB_LOG) };
    },
  },
  {
    id: 'intro',
    title: 'Intro',
    load: async (random) => {
      const { createIntro } = await import('./intro.ts');
      return { screen: createIntro('FLUNKS', random) };
    },
  },
];
