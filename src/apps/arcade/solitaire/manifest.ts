import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'solitaire',
  title: 'Solitaire',
  icon: 'solitaire',
  window: { width: 640, height: 500, minWidth: 340, minHeight: 320 },
  access: 'everyone',
  desktopIcon: 77,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
