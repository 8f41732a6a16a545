import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'town-map',
  title: 'Town Map',
  icon: 'town-map',
  // The body is 640 x 360: the picture at exactly twice its size.
  window: { width: 648, height: 387, minWidth: 328, minHeight: 207 },
  desktopIcon: 30,
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
});
