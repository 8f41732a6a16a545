import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'minesweeper',
  title: 'Minesweeper',
  icon: 'minesweeper',
  window: { width: 540, height: 540, minWidth: 260, minHeight: 300 },
  access: 'everyone',
  desktopIcon: 77,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
