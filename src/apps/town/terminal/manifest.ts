import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    terminal: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'terminal',
  title: 'Terminal',
  icon: 'terminal',
  window: { width: 520, height: 400, minWidth: 300, minHeight: 220 },
  access: ['ADMIN', 'BETA'],
  feature: 'showTerminal',
  desktopIcon: 70,
  startMenu: 65,
  serves: 'terminal',
  about: () => import('./about.ts'),
  scene: () => import('./scene.ts'),
  overlay: () => import('./overlay.tsx'),
});
