import { READING_TITLES } from '@shared/domain/town/case/cards.ts';

const left = (count: number): string =>
  count === 1 ? 'One more may fall today.' : `${count} more may fall today.`;

/** What is said of a thread that falls, by how many may fall: it depends on nothing else. */
const FALLS = [
  'The thread slides off again.',
  'One end comes loose.',
  'The knot does not hold.',
  'It falls between the two.',
];

/** The words of the window. */
export const TEXTS = {
  title: 'Case File',
  board: 'That Friday, hour by hour',
  views: { friday: 'The Friday', readings: 'Readings', next: 'What Next' },
  view: 'Case File',
  kinds: { all: 'All', pressed: 'Places', scene: 'Scenes', heard: 'People', seen: 'Things', opened: 'Locks' },
  kind: 'Show:',
  words: 'Words:',
  notes: 'My Notes',
  none: 'Nothing is on the board yet. Look at things in town, ask the people there, or watch the story: what it tells of that Friday hangs here.',
  watch: 'Watch the Story',
  map: 'Open the Town Map',
  noMatch: 'No card has these words.',
  undated: 'No hour on it',
  unknown: 'Nothing known yet',
  goThere: 'Go There',
  door: 'Ask at the Door',
  count: (shown: number): string => (shown === 0 ? '' : shown === 1 ? '1 card' : `${shown} cards`),
  notesName: 'Case Notes.txt',
  notesText: 'CASE NOTES\r\n\r\nThat Friday:\r\n\r\n',

  thread: 'The yellow thread',
  join: (title: string): string => `Yellow thread: ${title}`,
  joinHint: 'Lead the yellow thread from one pin to another.',
  left,
  joinFrom: (title: string): string => `The thread hangs on “${title}”. Press the pin of another card.`,
  joining: 'The thread is being tied...',
  falls: (count: number): string => `${FALLS[count % FALLS.length]} ${left(count)}`,
  spent: 'The spool is empty for today. There is new thread at midnight UTC.',
  unmet: 'The town has not heard of one of these two yet. Try again in a moment.',
  noWallet:
    'The thread belongs to a wallet: what it ties is kept. Sign in, and all that hangs here comes along.',
  signIn: 'Sign In',
  holds: 'The thread holds',
  held: 'This thread holds already',
  whole: 'That was the last thread. Everything hangs together now, and you still do not know.',
  gum: (gum: number): string => `+${gum} GUM`,
  threads: (count: number): string => (count === 1 ? '1 thread' : `${count} threads`),
  threadsOf: (title: string): string => `Threads of “${title}”`,
  with: (one: string, other: string): string => `${one}, and ${other}`,
  close: 'Close',
  sceneAlt: 'A picture of that scene',

  readings: READING_TITLES,
  pinTo: (reading: string, title: string): string => `${reading}: ${title}`,
  noPins: 'Nothing is pinned to this one.',
  readingsHint:
    'Each card has three small pins. Press one, and the card hangs here, under what you believe. It is never judged.',

  next: {
    hour: (hour: string): string => `Two cards on the board speak of ${hour}, and no thread is between them.`,
    notice: (thing: string): string => `You carry something of which you have not seen both sides: ${thing}.`,
    take: (where: string): string => `${where}: something can be taken.`,
    ask: (where: string, hour?: 'day' | 'night'): string =>
      `${where}${hour === undefined ? '' : `, by ${hour}`}: somebody has not been asked.`,
    look: (where: string): string => `${where}: something has not been looked at.`,
  },
  nextTitle: 'What is still open',
  lookAt: 'Look at It',
  shut: 'Much is open, and nobody lets you in: the places of the town want to see a wallet with a Flunk.',
  nothingNext: 'Nothing is open that the board knows of. What it does not know, it cannot tell.',
  nextHint: 'It tells where something is left, and never what it is.',
  objectives: 'Objectives',

  share: 'Share...',
  shareTitle: 'One picture of it',
  /** At the top of the picture. */
  pictureTitle: 'That Friday',
  pictureAlt: { friday: 'The board as one picture', readings: 'The readings as one picture' },
  drawing: 'The picture is being taken...',
  noPicture: 'This browser could not draw the picture.',
  savePicture: 'Save Picture',
  sharePicture: 'Share',
  copyPicture: 'Copy Picture',
  print: 'Print',
  copied: 'The picture is on the clipboard.',
  fileName: { friday: 'case-file.png', readings: 'case-file-readings.png' },
  cardsAndThreads: (cards: string, threads: string): string => [cards, threads].filter(Boolean).join(', '),
} as const;
