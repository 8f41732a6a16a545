import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    'sign-in': { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'wallet',
  title: 'Wallet',
  icon: 'wallet',
  window: { width: 420, height: 436, minWidth: 340, minHeight: 270 },
  access: 'everyone',
  desktopIcon: 50,
  startMenu: 90,
  startMenuLabel: (hasSession) => (hasSession ? 'Open Wallet' : 'Sign In'),
  about: () => import('./about.ts'),
  serves: 'sign-in',
  overlay: () => import('./overlay.tsx'),
});
