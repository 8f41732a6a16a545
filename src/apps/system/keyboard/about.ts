export const description = 'Every key that does something here, for hands that do without a mouse.';

export const help = [
  'What this sheet lists works wherever you are, except where it says otherwise.',
  'Ctrl is Control on a Mac as well, and Alt is Option. The key above Tab has different signs on different keyboards; it is the key that counts.',
  'A screen reader or your system may keep some of these keys for itself. Everything they do is in a menu too.',
];
