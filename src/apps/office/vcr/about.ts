export const description =
  'Scan lines, snow and torn tape over the desktop, or over a picture to try them on.';

export const help = [
  'The panel lays an old video tape over the whole desktop: choose a preset, or turn each fault on by itself.',
  'The test window shows the same faults over one picture, stronger at first, and leaves the desktop alone until you press Use on Desktop.',
  'With reduced motion, chosen in Settings or in your system, the tape stands still.',
];
