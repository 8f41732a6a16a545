import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    gum: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'gum-center',
  title: 'Gum Center',
  icon: 'gum',
  window: { width: 500, height: 460, minWidth: 380, minHeight: 320 },
  needsSignIn: true,
  about: () => import('./about.ts'),
  serves: 'gum',
  overlay: () => import('./overlay.tsx'),
});
