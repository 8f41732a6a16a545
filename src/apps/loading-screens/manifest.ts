import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'loading-screens',
  title: 'Loading Screen Preview (Build Mode Only)',
  description: 'Fifteen screens of 1995 that say to wait, each with its sound.',
  icon: 'loading-screens',
  window: { width: '80%', height: '80%', minWidth: 372, minHeight: 240, resizable: true },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showLoadingScreenPreview',
  desktopIcon: 220,
  help: [
    'Choose a picture to see its screen as large as yours, with its sound. It closes by itself after four seconds, with the CLOSE button or with Escape.',
    'Point at a picture, or reach it with the Tab key, and it moves.',
    'One of these can be your own start screen: choose it in Settings.',
  ],
  overlay: () => import('./overlay.tsx'),
});
