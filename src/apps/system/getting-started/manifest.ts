import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    welcome: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'getting-started',
  title: 'Getting Started',
  icon: 'getting-started',
  window: { width: 540, height: 480, minWidth: 420, minHeight: 400, maximizable: false },
  access: 'everyone',
  startMenu: 70,
  about: () => import('./about.ts'),
  serves: 'welcome',
  overlay: () => import('./overlay.tsx'),
});
