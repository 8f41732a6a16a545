import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a picture on the disk; an empty sheet without. */
    'edit-picture': { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'paint',
  title: 'Paint',
  icon: 'paint',
  group: 'accessories',
  window: { width: 590, height: 480, minWidth: 280, minHeight: 380 },
  access: 'everyone',
  about: () => import('./about.ts'),
  serves: 'edit-picture',
  overlay: () => import('./overlay.tsx'),
});
