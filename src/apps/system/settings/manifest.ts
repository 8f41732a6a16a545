import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    settings: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'settings',
  title: 'Settings',
  icon: 'settings',
  window: { width: 464, height: 514, touchRoom: 130, resizable: false, maximizable: false },
  access: 'everyone',
  desktopIcon: 40,
  startMenu: 30,
  about: () => import('./about.ts'),
  serves: 'settings',
  overlay: () => import('./overlay.tsx'),
});
