import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a place of the town, such as 'jocks-house'. */
    location: { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'location',
  title: 'Arcadia',
  icon: 'town-map',
  // The body is 704 x 416, the whole picture at exactly twice its size, over the bar of 26.
  window: { width: 712, height: 469, minWidth: 328, minHeight: 233, oneAtATime: true },
  unlisted: true,
  serves: 'location',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
