import type { Discovery } from '../../../kernel/discoveries.ts';

declare module '../../../kernel/discoveries.ts' {
  interface DiscoveryEvents {
    'paradise-code': true;
  }
}

export const discoveries: readonly Discovery[] = [
  {
    themeId: 'paradise',
    on: ['paradise-code'],
    hint: 'Only the terminal knows the way in.',
    feature: 'showTerminal',
  },
];
