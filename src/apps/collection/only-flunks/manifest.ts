import { defineApp } from '../../../kernel/app.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

export const manifest = defineApp({
  id: 'only-flunks',
  title: `Only${PRODUCT}`,
  icon: 'onlyflunks',
  window: { width: 900, height: 700, minWidth: 330, minHeight: 260 },
  desktopIcon: 5,
  startMenu: 10,
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
