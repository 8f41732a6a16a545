import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'partner-items',
  title: 'Partner Items',
  icon: 'partner-items',
  window: { width: 520, height: 380, minWidth: 330, minHeight: 220 },
  unlisted: true,
  serves: 'partner-items',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
