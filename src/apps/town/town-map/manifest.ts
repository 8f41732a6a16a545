import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    town: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'town-map',
  title: 'Town Map',
  icon: 'town-map',
  window: { width: 880, height: 600, minWidth: 360, minHeight: 300 },
  desktopIcon: 30,
  serves: 'town',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
