import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a picture on the disk, of which a new meme is made; one that is a meme is opened with its texts. */
    meme: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'meme-manager',
  title: 'Meme Manager',
  icon: 'meme-manager',
  window: { width: 900, height: 640, minWidth: 560, minHeight: 380, oneAtATime: true },
  access: ['ADMIN'],
  feature: 'showMemeManager',
  serves: 'meme',
  desktopIcon: 115,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
