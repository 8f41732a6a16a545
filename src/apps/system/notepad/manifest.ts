import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the id of a text on the disk; an empty page without. */
    'text-file': { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'notepad',
  title: 'Notepad',
  icon: 'notepad',
  group: 'accessories',
  window: { width: 460, height: 330, minWidth: 240, minHeight: 160 },
  access: 'everyone',
  about: () => import('./about.ts'),
  serves: 'text-file',
  overlay: () => import('./overlay.tsx'),
});
