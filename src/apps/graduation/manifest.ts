import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'graduation',
  title: 'Graduation',
  icon: 'graduation',
  window: { width: 560, height: 480, minWidth: 340, minHeight: 360 },
  access: ['ADMIN'],
  needsSignIn: true,
  unlisted: true,
  about: () => import('./about.ts'),
  serves: 'graduation',
  servesAnyone: true,
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
