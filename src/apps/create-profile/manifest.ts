import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'create-profile',
  title: 'Create Profile',
  label: (username) => (username === null ? 'Create Profile' : `Edit ${username}`),
  icon: 'profile',
  window: { title: 'Create Your Flunks Profile', width: 548, height: 446, resizable: false },
  needsSignIn: 'and-goes-on',
  desktopIcon: 15,
  about: () => import('./about.ts'),
  overlay: () => import('./overlay.tsx'),
});
