import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'semester-zero',
  title: 'Semester Zero',
  icon: 'semester-zero',
  window: { width: 'full', height: 'full', minWidth: 300, minHeight: 240 },
  feature: 'showSemesterZero',
  desktopIcon: 70,
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
