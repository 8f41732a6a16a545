import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'bulletin-board',
  title: 'Bulletin Board',
  description: 'What hangs in the hall: the market, and challenges for everyone.',
  icon: 'bulletin-board',
  // The board is 640 x 400: the picture at exactly twice its size, over a line that says what is pointed at.
  window: { width: 648, height: 450, minWidth: 328, minHeight: 250, maximizable: true },
  access: ['ADMIN', 'BETA', 'COMMUNITY'],
  feature: 'showBulletinBoard',
  desktopIcon: 190,
  help: [
    'The board in the hall of the school. Two of its papers answer: the flyer leads to the market, in a tab of its own, and the sheet tells the challenges of the community.',
    'Click or tap a paper, or reach it with the Tab key and press Enter. Escape takes you from the challenges back to the board.',
    'A challenge is ticked off when this computer has seen it done.',
  ],
  overlay: () => import('./overlay.tsx'),
});
