import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'flunk-creator',
  title: 'Flunk Creator',
  icon: 'flunk-creator',
  window: { width: 800, height: 600, touchRoom: 40, minWidth: 620, minHeight: 360 },
  access: ['ADMIN'],
  feature: 'showFlunkCreator',
  desktopIcon: 110,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
