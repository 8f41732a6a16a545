import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of the prize that is on the counter, or none. */
    prizes: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'prize-counter',
  title: 'Prize Counter',
  icon: 'market',
  window: { width: 648, height: 466, minWidth: 320, minHeight: 320, oneAtATime: true },
  unlisted: true,
  serves: 'prizes',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
