export const description = 'The backpack of a Flunk, and its classmates.';

export const help = [
  'Here is what goes with a Flunk: the backpack that was claimed with it, and others of its clique, whoever holds them.',
  'Nothing can be done with them here. Press one to read all about it.',
];
