import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a folder; the computer itself without. */
    disk: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'my-computer',
  title: 'My Computer',
  icon: 'computer',
  window: { width: 420, height: 300, minWidth: 240, minHeight: 180, touchRoom: 40 },
  access: 'everyone',
  desktopIcon: 2,
  about: () => import('./about.ts'),
  serves: 'disk',
  overlay: () => import('./overlay.tsx'),
});
