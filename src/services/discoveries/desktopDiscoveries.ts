import type { Discovery } from '../../kernel/discoveries.ts';

declare module '../../kernel/discoveries.ts' {
  interface DiscoveryEvents extends Record<`boot-screen:${string}`, true> {
    'old-monitor-on': true;
    konami: true;
    nightfall: true;
    'streak-7': true;
    'gum-100': true;
  }
}

/** What the desktop itself sees happen (host/watch/discoveries.ts). */
export const desktopDiscoveries: readonly Discovery[] = [
  { themeId: 'green-phosphor', on: ['old-monitor-on'], hint: 'Some monitors are older than others.' },
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
];
