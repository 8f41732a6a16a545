import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the code of a duel, which is begun there, or with a Junior of a card; without one it opens as it is. */
    duel: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'pocket-juniors',
  title: 'Pocket Juniors',
  icon: 'pocket-juniors',
  group: 'arcade',
  window: {
    width: 'full',
    height: 'full',
    resizable: false,
    maximizable: false,
    minWidth: 300,
    minHeight: 300,
    oneAtATime: true,
  },
  access: ['ADMIN'],
  feature: 'showPocketJuniors',
  serves: 'duel',
  desktopIcon: 170,
  about: () => import('./about.ts'),
  surface: () => import('./surface.ts'),
  overlay: () => import('./overlay.tsx'),
});
