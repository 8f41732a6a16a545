import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the page that is in front, or none for the first. */
    settings: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'settings',
  title: 'Settings',
  icon: 'settings',
  window: { width: 464, height: 514, touchRoom: 130, resizable: false, maximizable: false, oneAtATime: true },
  access: 'everyone',
  desktopIcon: 40,
  startMenu: 30,
  contents: () => import('./contents.ts'),
  about: () => import('./about.ts'),
  serves: 'settings',
  overlay: () => import('./overlay.tsx'),
});
