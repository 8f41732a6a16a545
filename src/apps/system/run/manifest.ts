import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** Opens what a person names. */
    run: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'run',
  title: 'Run',
  icon: 'programs',
  window: { width: 360, height: 150, touchRoom: 60, minWidth: 300, minHeight: 150, maximizable: false },
  access: 'everyone',
  unlisted: true,
  serves: 'run',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
