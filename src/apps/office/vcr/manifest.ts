import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'vcr',
  title: 'VCR Effects Test',
  icon: 'vcr',
  window: { width: 584, height: 486, touchRoom: 116, minWidth: 320, minHeight: 300, maximizable: false },
  access: ['ADMIN'],
  feature: 'showVcrEffectsTest',
  desktopIcon: 140,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
