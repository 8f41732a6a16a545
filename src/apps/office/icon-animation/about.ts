export const description = 'Twelve ways for an icon to move, and the sliders that tune them.';

export const help = [
  'Each icon moves in its own way. The sliders set how long a round takes, how far and how steeply the icons move, and how strongly they glow.',
  'Press an icon to hold it still while the others move, and press it again to let it go.',
  'With reduced motion, chosen in Settings or in your system, all of them stand still.',
];
