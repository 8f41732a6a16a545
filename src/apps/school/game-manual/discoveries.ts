import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'manual-finished': true;
  }
}

export const discoveries: readonly Discovery[] = [
  {
    themeId: 'chalkboard',
    on: ['manual-finished'],
    hint: 'Read to the very last page.',
    feature: 'showGameManual',
  },
];
