import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    case: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'case-file',
  title: 'Case File',
  icon: 'story-so-far',
  window: { width: 920, height: 672, minWidth: 300, minHeight: 300 },
  serves: 'case',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
