import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** The recording of the last evening of Friday, or the town as it is. */
    town: { readonly params: 'recording' | undefined };
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
