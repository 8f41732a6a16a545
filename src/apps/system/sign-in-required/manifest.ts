import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of the app to open afterwards; without params none is opened. */
    'ask-to-sign-in': { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'sign-in-required',
  title: 'Sign In Required',
  icon: 'access-key',
  window: { width: 400, height: 300, resizable: false },
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'ask-to-sign-in',
  overlay: () => import('./overlay.tsx'),
});
