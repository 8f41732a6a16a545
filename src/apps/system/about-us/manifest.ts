import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'about-us',
  title: 'About Us',
  icon: 'about-us',
  window: { width: 520, height: 430, touchRoom: 40, minWidth: 340, minHeight: 380, maximizable: false },
  desktopIcon: 200,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
