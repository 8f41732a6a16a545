import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'game-manual',
  title: 'Game Manual',
  description: 'How to play Semester Zero, in eleven pages.',
  icon: 'game-manual',
  window: { width: 600, height: 650, minWidth: 360, minHeight: 380 },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showGameManual',
  desktopIcon: 60,
  startMenu: 60,
  help: [
    'The manual that came with the computer. Previous and Next turn its pages; so do Page Up, Page Down and the arrow keys to the left and right. Home and End go to its covers.',
    'The table of contents leads to each page. The manual opens again where you closed it.',
  ],
  overlay: () => import('./overlay.tsx'),
});
