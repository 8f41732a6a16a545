import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'flappy-flunk': { readonly params: `${'watch' | 'race'}:${string}` | undefined };
  }
}

export const manifest = defineApp({
  id: 'flappy-flunk',
  title: 'Flappy Flunk',
  icon: 'flappy-flunk',
  window: { width: 480, height: 640, minWidth: 300, minHeight: 420 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showFlappyFlunk',
  serves: 'flappy-flunk',
  desktopIcon: 75,
  startMenu: 75,
  about: () => import('./about.ts'),
  surface: () => import('./surface.ts'),
  overlay: () => import('./overlay.tsx'),
});
