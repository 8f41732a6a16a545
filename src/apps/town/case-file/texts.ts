/** The words of the window. */
export const TEXTS = {
  title: 'Case File',
  board: 'That Friday, hour by hour',
  kinds: { all: 'All', pressed: 'Places', seen: 'Scenes', opened: 'Locks' },
  kind: 'Show:',
  words: 'Words:',
  notes: 'My Notes',
  none: 'Nothing is on the board yet. Look at things in town, and they hang here.',
  map: 'Open the Town Map',
  noMatch: 'No card has these words.',
  undated: 'No hour on it',
  unknown: 'Nothing known yet',
  goThere: 'Go There',
  door: 'Ask at the Door',
  count: (shown: number): string => (shown === 0 ? '' : shown === 1 ? '1 card' : `${shown} cards`),
  notesName: 'Case Notes.txt',
  notesText: 'CASE NOTES\r\n\r\nThat Friday:\r\n\r\n',
} as const;
