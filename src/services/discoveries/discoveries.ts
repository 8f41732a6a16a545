import type { SettingsService } from '../settings/settings.ts';

/**
 * Things that may happen on this desktop and that somebody may look for. Whoever sees one happen says so; what it is
 * good for is in the table below.
 */
export type DiscoveryEvent =
  | 'old-monitor-on'
  | `boot-screen:${string}`
  | 'konami'
  | 'nightfall'
  | 'streak-7'
  | 'gum-100'
  | 'arcade-at-night'
  | 'thirteen-knocks'
  | 'manual-finished'
  // What later parts of the town tell of.
  | 'motel-visited'
  | 'paradise-code'
  | 'homecoming-danced'
  | 'flunko-clicked';

interface Discovery {
  /** A hidden theme (src/appearance/themes.ts). */
  readonly themeId: string;
  /** Any of these finds it. */
  readonly on: readonly DiscoveryEvent[];
  readonly hint: string;
}

/** How each hidden theme is found. */
export const DISCOVERIES: readonly Discovery[] = [
  {
    themeId: 'green-phosphor',
    on: ['old-monitor-on'],
    hint: 'Some monitors are older than others.',
  },
  { themeId: 'vhs', on: ['boot-screen:tv-static'], hint: 'Start the day with nothing on TV.' },
  {
    themeId: 'amber-terminal',
    on: ['boot-screen:terminal', 'boot-screen:dos-boot'],
    hint: 'Before there were windows there was a prompt. Start there.',
  },
  {
    themeId: 'vaporwave',
    on: [
      'boot-screen:synthwave-grid',
      'boot-screen:myplace-synthwave',
      'boot-screen:fast-synthwave',
      'boot-screen:chill-synthwave',
      'boot-screen:tilted-grid',
    ],
    hint: 'Begin by driving into the sunset.',
  },
  { themeId: 'hot-dog-stand', on: ['konami'], hint: 'Up, up. You know the rest.' },
  { themeId: 'midnight-cellar', on: ['nightfall'], hint: 'Be here when the sun goes down.' },
  { themeId: 'gold-locker', on: ['streak-7'], hint: 'A whole week without skipping a day.' },
  { themeId: 'bubble-gum', on: ['gum-100'], hint: 'Chew on a hundred.' },
  { themeId: 'arcade-night', on: ['arcade-at-night'], hint: 'A door in town. After dark.' },
  { themeId: 'halloween', on: ['thirteen-knocks'], hint: 'Knock. Knock. And eleven more.' },
  { themeId: 'chalkboard', on: ['manual-finished'], hint: 'Read to the very last page.' },
  { themeId: 'motel-neon', on: ['motel-visited'], hint: 'There is a vacancy at the edge of town.' },
  { themeId: 'paradise', on: ['paradise-code'], hint: 'Only the terminal knows the way in.' },
  { themeId: 'homecoming', on: ['homecoming-danced'], hint: 'Save the last dance.' },
  { themeId: 'flunko-yellow', on: ['flunko-clicked'], hint: 'Somebody in yellow is waiting to be noticed.' },
];

export interface DiscoveryService {
  /** Says that it happened; nobody needs to know whether that finds anything. */
  happened(event: DiscoveryEvent): void;
  /** Calls `listener` with each theme that is found here and now; the answer stops it. */
  onFound(listener: (themeId: string) => void): () => void;
}

/** Gives a person the themes that they find. */
export function createDiscoveries(settings: Pick<SettingsService, 'get' | 'unlockTheme'>): DiscoveryService {
  const listeners = new Set<(themeId: string) => void>();
  return {
    happened(event) {
      for (const { themeId, on } of DISCOVERIES) {
        if (!on.includes(event) || settings.get().unlockedThemes.includes(themeId)) continue;
        settings.unlockTheme(themeId);
        for (const listener of [...listeners]) listener(themeId);
      }
    },
    onFound(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
