import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the serial number of a Flunk. */
    claim: { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'claim-form',
  title: 'Claim Form',
  icon: 'claim-form',
  window: { width: 470, height: 490, minWidth: 340, minHeight: 320 },
  needsSignIn: true,
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'claim',
  overlay: () => import('./overlay.tsx'),
});
