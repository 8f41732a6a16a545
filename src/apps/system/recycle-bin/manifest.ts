import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'recycle-bin',
  title: 'Recycle Bin',
  icon: 'trash',
  window: { width: 420, height: 280, minWidth: 240, minHeight: 180, touchRoom: 40 },
  access: 'everyone',
  desktopIcon: 895,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
