import { defineApp } from '../../kernel/app.ts';

export const manifest = defineApp({
  id: 'icon-animation',
  title: 'Icon Animation Lab',
  description: 'Twelve ways for an icon to move, and the sliders that tune them.',
  icon: 'icon-animation',
  window: { width: 520, height: 440, minWidth: 320, minHeight: 300 },
  access: ['ADMIN'],
  feature: 'showIconAnimation',
  desktopIcon: 160,
  help: [
    'Each icon moves in its own way. The sliders set how long a round takes, how far and how steeply the icons move, and how strongly they glow.',
    'Press an icon to hold it still while the others move, and press it again to let it go.',
    'With reduced motion, chosen in Settings or in your system, all of them stand still.',
  ],
  overlay: () => import('./overlay.tsx'),
});
