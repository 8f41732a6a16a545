export const description = 'Shows a picture of drive C, and the others of its folder.';

export const help = [
  'A picture is shown whole at first. Plus and minus make it larger and smaller; a small one is enlarged by whole pixels, so that it stays sharp.',
  'Page Down and Page Up, or the arrows while it is shown whole, go to the next picture of the folder and to the one before.',
  'A character of the Flunk Creator and a card of Pocket Juniors can be edited again in their program, where you have it, and every picture in Paint: both are in the File menu.',
  'The File menu puts the picture behind your icons, saves it to your device, shares it where your browser can, and tells how large it is. Ctrl+C copies it; Del puts it into the Recycle Bin.',
];
