import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'motel-visited': true;
  }
}

export const discoveries: readonly Discovery[] = [
  {
    themeId: 'motel-neon',
    on: ['motel-visited'],
    hint: 'There is a vacancy at the edge of town.',
    inBuildMode: true,
  },
];
