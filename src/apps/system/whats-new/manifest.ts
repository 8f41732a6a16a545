import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'whats-new': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'whats-new',
  title: "What's New",
  icon: 'whats-new',
  window: { width: 412, height: '70%', minWidth: 300, minHeight: 240 },
  access: 'everyone',
  about: () => import('./about.ts'),
  serves: 'whats-new',
  overlay: () => import('./overlay.tsx'),
});
