import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the code of a character, which can be put on, and its name behind a space; without one it opens as it is. */
    character: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'flunk-creator',
  title: 'Flunk Creator',
  icon: 'flunk-creator',
  window: { width: 800, height: 600, touchRoom: 40, minWidth: 620, minHeight: 360, oneAtATime: true },
  access: ['ADMIN'],
  feature: 'showFlunkCreator',
  serves: 'character',
  desktopIcon: 110,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
