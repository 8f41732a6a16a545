import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'retro-text',
  title: 'Retro Text Demo',
  icon: 'retro-text',
  window: { width: 500, height: 372, touchRoom: 48, minWidth: 340, minHeight: 300 },
  feature: 'showRetroTextDemo',
  desktopIcon: 130,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
