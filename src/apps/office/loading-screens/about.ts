export const description = 'Fifteen screens of 1995 that say to wait, each with its sound.';

export const help = [
  'Choose a picture to see its screen as large as yours, with its sound. It closes by itself after four seconds, with the CLOSE button or with Escape.',
  'Point at a picture, or reach it with the Tab key, and it moves.',
  'One of these can be your own start screen: choose it in Settings.',
];
