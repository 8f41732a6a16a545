export const description = 'Opens what you name: a program, a place, or a file by its path.';

export const help = [
  'Type the name of a program or of a place in Arcadia, or a path such as C:\\Documents\\Notes.txt, and press OK. The arrow beside the field lists what you ran last.',
  'What stands after ?open= in an address of this site opens here, too, such as town-map or location:arcade, and so does a whole address of it.',
  'Browse looks for a file on drive C. What you may not open elsewhere does not open here.',
];
