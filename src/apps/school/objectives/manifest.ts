import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    objectives: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'objectives',
  title: 'Objectives',
  icon: 'objectives',
  window: { width: 460, height: 540, minWidth: 300, minHeight: 300 },
  startMenu: 25,
  serves: 'objectives',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
