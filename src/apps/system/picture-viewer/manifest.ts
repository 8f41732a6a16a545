import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a picture on the disk. */
    'picture-file': { readonly params: string };
  }
}

export const manifest = defineApp({
  id: 'picture-viewer',
  title: 'Picture Viewer',
  icon: 'picture',
  window: { width: 440, height: 360, minWidth: 240, minHeight: 180 },
  access: 'everyone',
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'picture-file',
  overlay: () => import('./overlay.tsx'),
});
