import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'my-locker',
  title: 'My Locker',
  icon: 'my-locker',
  window: { width: 640, height: 440, minWidth: 480, minHeight: 320 },
  needsSignIn: true,
  desktopIcon: 10,
  startMenu: 20,
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
