import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'flunk-creator',
  title: 'Flunk Creator',
  icon: 'flunk-creator',
  window: { width: 800, height: 600, minWidth: 320, minHeight: 300 },
  access: ['ADMIN'],
  feature: 'showFlunkCreator',
  desktopIcon: 110,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
