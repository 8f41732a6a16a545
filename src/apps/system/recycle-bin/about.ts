export const description = 'What you deleted, until you empty it.';

export const help = [
  'What you delete on drive C lies here first, and takes up as much room as before.',
  'Restore puts it back where it lay. Where that folder is gone, it goes to drive C itself.',
  'Empty Recycle Bin deletes everything in it for good, after a question.',
];
