import { defineApp } from '../../kernel/app.ts';
import { WALLET_TEXTS } from './texts.ts';

export const manifest = defineApp({
  id: 'wallet',
  title: WALLET_TEXTS.title,
  description: 'Sign in with your wallet, or see who is signed in.',
  icon: 'wallet',
  window: { width: 420, height: 330, minWidth: 340, minHeight: 270 },
  access: 'everyone',
  desktopIcon: 50,
  startMenu: 90,
  startMenuLabel: (signedIn) => (signedIn ? WALLET_TEXTS.openWallet : WALLET_TEXTS.signIn),
  help: [
    'Your wallet is your key to the school. Choose it from the list, and approve the request in the window that it opens.',
    'Signing in only proves that the wallet is yours. It costs nothing and gives nobody the right to move what you hold.',
    'The first time that you sign in on a day (UTC), 5 GUM are yours.',
    'You stay signed in when you close the window or come back later. Sign Out ends it, in every tab of this browser.',
  ],
  serves: 'sign-in',
  overlay: () => import('./overlay.tsx'),
});
