import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'pocket-juniors',
  title: 'Pocket Juniors',
  icon: 'pocket-juniors',
  window: {
    width: 'full',
    height: 'full',
    resizable: false,
    maximizable: false,
    minWidth: 300,
    minHeight: 300,
  },
  access: ['ADMIN'],
  feature: 'showPocketJuniors',
  desktopIcon: 170,
  about: () => import('./about.ts'),
  surface: () => import('./surface.ts'),
  overlay: () => import('./overlay.tsx'),
});
