import { defineApp } from '../../../kernel/app.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

export const manifest = defineApp({
  id: 'yearbook',
  title: `${PRODUCT} Yearbook`,
  icon: 'yearbook',
  window: { width: 900, height: 700, minWidth: 340, minHeight: 320, oneAtATime: true },
  access: ['ADMIN'],
  feature: 'showYearbook',
  desktopIcon: 185,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
