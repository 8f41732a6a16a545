import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'loading-screens',
  title: 'Loading Screens',
  icon: 'loading-screens',
  window: {
    title: 'Loading Screen Preview (Build Mode Only)',
    width: '80%',
    height: '80%',
    minWidth: 372,
    minHeight: 240,
    resizable: true,
  },
  feature: 'showLoadingScreenPreview',
  desktopIcon: 220,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
