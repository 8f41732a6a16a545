export const description = 'The counter of the arcade, where GUM becomes a thing.';

export const help = [
  'Choose a prize on the shelves to look at it closely. What it costs is on its tag.',
  'A prize is bought once and stays with your wallet. It cannot be sent or traded.',
  'Put it on, and it is there at once: a theme on your desktop, a boot picture at the next start, a sticker on the door of your locker, a record in the jukebox of the arcade. Themes and boot pictures are in Settings from then on, too.',
  'If the line breaks while you buy, press Buy again: it is the same purchase, and it is paid for once.',
];
