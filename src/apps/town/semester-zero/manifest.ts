import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    story: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'semester-zero',
  title: 'Semester Zero',
  icon: 'semester-zero',
  window: { width: 'full', height: 'full', minWidth: 300, minHeight: 240 },
  feature: 'showSemesterZero',
  desktopIcon: 70,
  serves: 'story',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
