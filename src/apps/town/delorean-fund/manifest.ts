import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'delorean-fund',
  title: 'DeLorean Fund',
  icon: 'delorean-fund',
  window: { width: 800, height: 600, touchRoom: 40 },
  feature: 'showDeloreanTracker',
  desktopIcon: 78,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
