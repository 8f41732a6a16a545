import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    keyboard: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'keyboard',
  title: 'Keyboard Shortcuts',
  icon: 'keyboard',
  window: { width: 440, height: 420, minWidth: 300, minHeight: 200 },
  access: 'everyone',
  about: () => import('./about.ts'),
  serves: 'keyboard',
  overlay: () => import('./overlay.tsx'),
});
