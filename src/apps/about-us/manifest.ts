import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'about-us',
  title: 'About Us',
  description: 'Who the Flunks are, where Arcadia is, and what this computer is made of.',
  icon: 'about-us',
  window: { width: 520, height: 430, minWidth: 340, minHeight: 380 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  desktopIcon: 200,
  help: [
    'Flunks tells what this is and who goes to this school, Arcadia where it stands, and Credits what the computer is made of.',
    'The links open in a tab of their own.',
  ],
  overlay: () => import('./overlay.tsx'),
});
