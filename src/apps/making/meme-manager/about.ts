export const description = 'Makes memes out of pictures of your own, of the town and of the collection.';

export const help = [
  'Choose a picture first: one of six templates, a file of your own or of drive C, a place of the town, a frame of the story or a token. You can also paste a picture or drop it on the window.',
  'Add texts and drag them where they belong. The round handle turns a text, the square one resizes it. With the keyboard, arrows move the chosen text, Shift and the arrows up and down resize it, Shift and the arrows left and right turn it, Page Up and Page Down change the order, Delete removes it, and Escape lets go of it.',
  'Control and Z takes back what you did last, and Control and Y does it again. Type what your meme is about under Generator, and the school computer writes the texts.',
  'Download saves a PNG in twice the size, to your downloads and to Pictures on drive C, where Edit in the menu of the picture opens it again with its texts. Publish pins it to the wall of the Bulletin Board, under your name. What you make is kept in this browser as a draft, also when the window is closed.',
];
