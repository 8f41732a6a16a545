import { defineApp } from '../../../kernel/app.ts';

export const manifest = defineApp({
  id: 'clique-access',
  title: 'Clique Access',
  icon: 'clique-access',
  window: { title: 'House Access', width: 372, height: 424, touchRoom: 4, minWidth: 200, minHeight: 250 },
  feature: 'showCliqueAccess',
  desktopIcon: 205,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
