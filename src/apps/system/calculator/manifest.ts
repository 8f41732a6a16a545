import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'calculator',
  title: 'Calculator',
  icon: 'calculator',
  group: 'accessories',
  window: { width: 312, height: 245, touchRoom: 56, resizable: false, maximizable: false },
  access: 'everyone',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
