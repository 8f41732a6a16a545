export const description =
  'Finds programs, settings, places, pages of the Game Manual and of FHS, prizes, people, your files and your Flunks by their names.';

export const help = [
  'Type a name or a part of it; several words may stand in any order. What is found is listed while you type.',
  'In the open Start menu you need not choose Find: type, and it opens with what you typed.',
  'The arrow keys choose a line and Enter opens it, or double-click it; on a touch screen, tap it. Escape closes the window.',
  'Folders and files of drive C are found by name, and notes by their words too; what lies in the Recycle Bin is not.',
  'People are found by the first letters of their names, two at least; their page opens. A prize opens on the Prize Counter, a setting in Settings.',
  'Rooms are listed where you may enter them, and people, Flunks and Backpacks when you are signed in: the first ten of that name or number.',
];
