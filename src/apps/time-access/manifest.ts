import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'time-access',
  title: 'Time-Based Location Access',
  icon: 'time-access',
  window: { width: 430, height: 436, minWidth: 260, minHeight: 240 },
  unlisted: true,
  serves: 'time-access',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
