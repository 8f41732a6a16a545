import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    fortune: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'zoltar',
  title: 'Mystical Zoltar',
  icon: 'zoltar',
  window: { width: 900, height: 700, minWidth: 340, minHeight: 400 },
  feature: 'showZoltarFortune',
  desktopIcon: 75,
  serves: 'fortune',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
