import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'flunko-clicked': true;
  }
}

export const discoveries: readonly Discovery[] = [
  {
    themeId: 'flunko-yellow',
    on: ['flunko-clicked'],
    hint: 'Somebody in yellow is waiting to be noticed.',
    feature: 'showMyPlace',
  },
];
