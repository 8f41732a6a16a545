import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'arcade-at-night': true;
    'thirteen-knocks': true;
  }
}

export const discoveries: readonly Discovery[] = [
  { themeId: 'arcade-night', on: ['arcade-at-night'], hint: 'A door in town. After dark.' },
  { themeId: 'halloween', on: ['thirteen-knocks'], hint: 'Knock. Knock. And eleven more.' },
];
