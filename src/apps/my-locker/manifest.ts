import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'my-locker',
  title: 'My Locker',
  icon: 'my-locker',
  window: { width: 560, height: 412, minWidth: 480, minHeight: 320 },
  needsSignIn: true,
  desktopIcon: 10,
  startMenu: 20,
  about: () => import('./about.ts'),
  serves: 'gum',
  overlay: () => import('./overlay.tsx'),
});
