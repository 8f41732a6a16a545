import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    /** With the `fortuneRef` of a card that is beside a message, which it shows; without one it opens as it is. */
    fortune: { readonly params: string | undefined };
  }
}

export const manifest = defineApp({
  id: 'zoltar',
  title: 'Mystical Zoltar',
  icon: 'zoltar',
  window: { width: 900, height: 700, minWidth: 340, minHeight: 400, oneAtATime: true },
  feature: 'showZoltarFortune',
  desktopIcon: 75,
  serves: 'fortune',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
