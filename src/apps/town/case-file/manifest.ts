import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'case-file',
  title: 'Case File',
  icon: 'story-so-far',
  window: { width: 920, height: 672, minWidth: 300, minHeight: 300 },
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
