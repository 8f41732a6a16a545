import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'icon-animation',
  title: 'Icon Animation',
  icon: 'icon-animation',
  window: { width: 520, height: 440, touchRoom: 16, minWidth: 320, minHeight: 300 },
  access: ['ADMIN'],
  feature: 'showIconAnimation',
  desktopIcon: 160,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
