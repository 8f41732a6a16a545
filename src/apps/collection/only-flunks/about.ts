export const description = 'Your Flunks and Backpacks, and those of wallets that are linked to yours.';

export const help = [
  'Connect your wallet, and everything of the school that it holds is here: as cards, or as a list. Press FULL DETAILS to read all about one of them.',
  'Students have two pictures: the drawing in 2D, and the pixel art in PX, which comes with graduation.',
  'Filters show those that have a trait, and the search looks in names, numbers and traits. Arrow keys walk through the cards.',
  'Sort lists them by number, or the newest in your wallet first. The buttons at both ends of the pages go to the first and to the last one.',
  'What you saw last is shown at once and brought up to date behind it. Refresh reads your wallet from the chain again.',
];
