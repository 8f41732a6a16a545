import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    radio: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'radio',
  title: 'Radio',
  icon: 'radio',
  group: 'accessories',
  window: { width: 720, height: 540, resizable: false, maximizable: false },
  desktopIcon: 70,
  serves: 'radio',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
