export const description = 'Chooses a file of drive C, or where one is saved.';

export const help = [
  'Choose a folder, and then a file or a name.',
  'A name has up to 60 characters. Slashes, colons, stars, question marks, quotes, angles and bars are not for names.',
  'Where something of that name is there already, you are asked before it is replaced.',
];
