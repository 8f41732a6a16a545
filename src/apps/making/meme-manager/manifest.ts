import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'meme-manager',
  title: 'Meme Manager',
  icon: 'meme-manager',
  window: { width: 900, height: 640, minWidth: 560, minHeight: 380 },
  access: ['ADMIN'],
  feature: 'showMemeManager',
  desktopIcon: 115,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
