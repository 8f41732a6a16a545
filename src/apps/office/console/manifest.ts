import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'console',
  title: 'Operator’s Console',
  icon: 'console',
  window: { width: 760, height: 500, minWidth: 420, minHeight: 340 },
  access: ['ADMIN'],
  startMenu: 82,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
