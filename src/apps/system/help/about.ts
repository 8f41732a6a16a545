export const description = 'What a program is for and how to use it.';

export const help = [
  'Press the question mark in a window to read what the program is for.',
  'Move a window by its title, change its size at its edges, and double-click the title to fill the screen. Dragged to the left or right edge it fills that half, to the top all of it.',
  'Alone with a keyboard: Tab walks from one thing to the next, Enter opens it, Escape closes menus and dialogs.',
];
