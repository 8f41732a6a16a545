import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'retro-text',
  title: 'Retro Text Demo',
  description: 'Your words in phosphor, neon, chrome and bulbs.',
  icon: 'retro-text',
  window: { width: 500, height: 372, minWidth: 340, minHeight: 300 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showRetroTextDemo',
  desktopIcon: 130,
  help: [
    'Type up to three short lines of your own and choose a style; the picture moves at once.',
    'Save Picture keeps what you see as a PNG, four pixels wide for each one, ready to be shown to a friend.',
  ],
  overlay: () => import('./overlay.tsx'),
});
