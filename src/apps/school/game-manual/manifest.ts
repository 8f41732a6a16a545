import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'game-manual',
  title: 'Game Manual',
  icon: 'game-manual',
  window: { width: 600, height: 650, minWidth: 360, minHeight: 380 },
  feature: 'showGameManual',
  desktopIcon: 60,
  startMenu: 60,
  about: () => import('./about.ts'),
  contents: () => import('./contents.ts'),
  overlay: () => import('./overlay.tsx'),
});
