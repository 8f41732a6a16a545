export const description = 'Your words in phosphor, neon, chrome and bulbs.';

export const help = [
  'Type up to three short lines of your own and choose a style; the picture moves at once.',
  'Save Picture keeps what you see as a PNG, four pixels wide for each one, ready to be shown to a friend.',
];
