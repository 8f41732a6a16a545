import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'homecoming-danced': true;
  }
}

export const discoveries: readonly Discovery[] = [
  {
    themeId: 'homecoming',
    on: ['homecoming-danced'],
    hint: 'Save the last dance.',
    feature: 'showCutscenes',
  },
];
