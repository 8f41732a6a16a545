import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'loading-screens',
  title: 'Loading Screen Preview (Build Mode Only)',
  icon: 'loading-screens',
  window: { width: '80%', height: '80%', minWidth: 372, minHeight: 240, resizable: true },
  feature: 'showLoadingScreenPreview',
  desktopIcon: 220,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
