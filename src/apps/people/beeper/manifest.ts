import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** What happened to the person. */
    news: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'beeper',
  title: 'Beeper',
  icon: 'beeper',
  window: { width: 380, height: 420, minWidth: 280, minHeight: 240 },
  about: () => import('./about.ts'),
  serves: 'news',
  overlay: () => import('./overlay.tsx'),
});
