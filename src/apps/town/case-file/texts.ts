import { READING_TITLES } from '@shared/domain/town/case/cards.ts';

const left = (count: number): string =>
  count === 1 ? 'One more may fall today.' : `${count} more may fall today.`;

const leftHere = (count: number): string =>
  count === 0 ? 'None of yours may fall any more today.' : left(count);

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
  showOnMap: 'Show on the map',

  /** A board at which two are (CASE-13 to CASE-17). */
  two: {
    open: 'Open to...',
    openTitle: 'A board for two',
    openWords:
      'Ask one other person to look at this board with you for a day: its cards, pins and threads. You see at which card the other is, and each marks cards and ties threads in a color of their own. What holds is yours. What they see here becomes no card of theirs.',
    who: 'Username:',
    ask: 'Ask',
    asking: 'The note is on its way...',
    noWallet:
      'To open your board takes a wallet and a username. Sign in, and all that hangs here comes along.',
    you: 'You',
    asked: (name: string): string => `${name} has been asked to your board.`,
    takeBack: 'Take It Back',
    invites: (name: string): string => `${name} asks you to look at their board together.`,
    isOpen: (name: string): string => `${name}’s board is open to you.`,
    look: 'Look',
    no: 'No, Thanks',
    tab: (name: string): string => `${name}’s Board`,
    notYet: (name: string): string => `${name} has not been here yet.`,
    here: (name: string): string => `${name} is here`,
    at: (name: string, title: string): string => `${name} is at “${title}”.`,
    away: (name: string): string => `${name} is away.`,
    offline: 'The network is gone: what the other does is seen once it is back.',
    goTo: 'Go to Their Card',
    close: 'Close the Board',
    leave: 'Leave the Board',
    ended: (name: string): string => `The board of you and ${name} is closed.`,
    markIt: 'Mark this card',
    mark: (title: string): string => `Mark: ${title}`,
    markedBy: (name: string): string => `Marked by ${name}`,
    markedByYou: 'Marked by you',
    tied: (name: string): string => `${name} tied a thread, and it holds.`,
    hint: (name: string, left: number): string =>
      `What you tie here is ${name}’s, and so is what falls. ${leftHere(left)}`,
    spent: 'The rest of today’s thread is left to whose board it is.',
  },

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
