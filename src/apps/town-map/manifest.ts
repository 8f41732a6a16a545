import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'town-map',
  title: 'Town Map',
  icon: 'town-map',
  // The body is 640 x 360: the picture at exactly twice its size, over a line of 20 that says what to do.
  window: { width: 648, height: 407, minWidth: 328, minHeight: 227 },
  desktopIcon: 30,
  serves: 'town',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
});
