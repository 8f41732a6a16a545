export const description = 'The story of Arcadia, chapter by chapter.';

export const help = [
  'Choose a chapter to play it. A click, a tap, Enter or the space bar shows the whole line, and the next press the next.',
  'M turns the sound off and on. Escape takes you back to the chapters, and the next time the chapter goes on where you left it.',
];
