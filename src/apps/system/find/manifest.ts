import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    find: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'find',
  title: 'Find',
  icon: 'document',
  window: { width: 440, height: 320, minWidth: 300, minHeight: 200 },
  access: 'everyone',
  shortcuts: ['f3'],
  about: () => import('./about.ts'),
  serves: 'find',
  overlay: () => import('./overlay.tsx'),
});
