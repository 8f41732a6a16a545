export const description = 'The story of Arcadia, chapter by chapter.';

export const help = [
  'The first time, Semester Zero tells how you came to Arcadia. After that it lists the chapters of the story: choose one to watch it, and it goes on where you left it.',
  'Press Next, Enter or the space bar, or click or tap the picture: the first press shows the whole line, the next one goes on. M turns the sound off and on. Escape takes you back to the chapters.',
];
