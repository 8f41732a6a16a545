import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'token-details',
  title: 'Full Details',
  icon: 'onlyflunks',
  window: { width: 580, height: 452, minWidth: 330, minHeight: 240 },
  unlisted: true,
  serves: 'token-details',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
