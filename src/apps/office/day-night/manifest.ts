import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'day-night',
  title: 'Day/Night Configuration',
  icon: 'day-night',
  window: { width: 388, height: 352, touchRoom: 36, minWidth: 380, minHeight: 340, resizable: false },
  access: ['ADMIN'],
  startMenu: 80,
  shortcuts: ['t', 'alt+t'],
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
