import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'gum-panel',
  title: 'Gum Admin Panel',
  icon: 'gum',
  window: { width: 520, height: 420, minWidth: 400, minHeight: 320 },
  access: ['ADMIN'],
  shortcuts: ['g'],
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
