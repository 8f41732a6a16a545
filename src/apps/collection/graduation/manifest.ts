import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the serial number of a Flunk. */
    graduation: { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'graduation',
  title: 'Graduation',
  icon: 'graduation',
  window: { width: 560, height: 480, minWidth: 340, minHeight: 360 },
  access: ['ADMIN'],
  needsSignIn: true,
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'graduation',
  servesAnyone: true,
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
