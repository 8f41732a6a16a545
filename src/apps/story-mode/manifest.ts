import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'story-mode',
  title: 'Story Mode',
  icon: 'story-mode',
  window: { width: 480, height: 420, minWidth: 300, minHeight: 240 },
  feature: 'showCutscenes',
  desktopIcon: 195,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
