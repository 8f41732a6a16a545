import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of the app that it is about. */
    help: { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'help',
  title: 'Help',
  icon: 'help',
  window: { width: 360, height: 300, minWidth: 240, minHeight: 180 },
  access: 'everyone',
  about: () => import('./about.ts'),
  serves: 'help',
  overlay: () => import('./overlay.tsx'),
});
