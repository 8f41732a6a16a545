import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of the thing that is looked at. */
    pockets: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'pockets',
  title: 'Pockets',
  icon: 'pockets',
  window: { width: 520, height: 400, minWidth: 280, minHeight: 300, oneAtATime: true },
  serves: 'pockets',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
