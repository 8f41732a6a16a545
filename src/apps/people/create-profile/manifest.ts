import { defineApp } from '../../../kernel/app.ts';

declare module '../../../kernel/app.ts' {
  interface Purposes {
    profile: { readonly params: undefined };
  }
}

export const manifest = defineApp({
  id: 'create-profile',
  title: 'Create Profile',
  label: (username) => (username === null ? 'Create Profile' : `Edit ${username}`),
  icon: 'profile',
  window: { title: 'Create Your Flunks Profile', width: 560, height: 462, touchRoom: 48, resizable: false },
  needsSignIn: 'and-goes-on',
  desktopIcon: 15,
  serves: 'profile',
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
