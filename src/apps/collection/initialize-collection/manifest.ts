import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** Prepares the wallet to hold both collections. */
    initialize: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'initialize-collection',
  title: 'Initialize Collection',
  icon: 'partner-items',
  window: { width: 400, height: 270, minWidth: 320, minHeight: 210 },
  needsSignIn: true,
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'initialize',
  overlay: () => import('./overlay.tsx'),
});
