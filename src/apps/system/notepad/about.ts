export const description = 'Plain words: notes, lists, clues, poems.';

export const help = [
  'What you type is kept with each letter, also where the page is closed or breaks. Save puts it on drive C as a file.',
  'Ctrl+S saves, Ctrl+F finds a word and F3 the next one. F5 writes the time and the date.',
  'Word Wrap breaks long lines at the edge of the window. A note has at most 65,536 characters.',
  'Where another window has saved the same file meanwhile you are asked: replace it, or keep both.',
];
