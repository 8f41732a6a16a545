export const description = 'Graduates one of your Flunks, by way of the school’s records.';

export const help = [
  'The terminal breaks into the records of the school by itself. Press Load FASTER if you cannot wait.',
  'When it is in, Hack Grades changes the grades for good: your wallet asks you to approve one transaction. It can be done on the graduation day only, if the school has set one.',
  'A Flunk that has graduated gets a new picture, in cap and gown, and the old one in pixels. They are there some seconds after the network has sealed the transaction.',
  'This cannot be undone.',
];
