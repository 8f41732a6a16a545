import type { Area, Subject } from '../entry.ts';

/** A word that the desktop shows: the subject that it belongs to, other words for it, and what it means. */
type Meaning = readonly [of: string, others: string, means: string];

/** Words that stand on the desktop, on which people ask what they mean. */
const WORDS: Readonly<Record<string, Meaning>> = {
  polling: [
    'messenger',
    'polling every few seconds',
    'Polling: just now the rooms ask for new messages every few seconds, because the live line is away. It comes back by itself.',
  ],
  live: ['messenger', 'live in the chat', 'Live: messages arrive at once, over the open line.'],
  'message removed': [
    'chat-own',
    'removed message, tombstone',
    'A message that its author, or an operator, took away leaves "Message removed".',
  ],
  'always in': [
    'messenger',
    'the rooms always in',
    'Always in are the four rooms of FlunkBot, WZRD, Town Gossip and Sportscenter: they answer at any hour, and no other person reads it.',
  ],
  crowd: [
    'messenger',
    'another crowd, crowds',
    'A room of more than 250 people becomes several crowds. You may hop to the one in which your friend is.',
  ],
  'name for now': [
    'messenger',
    'temporary name',
    'A name for now is what you are called in the rooms until you have a profile: you read all rooms and write to the four personas.',
  ],
  muted: [
    'messenger',
    'i am muted, muted by an operator',
    'Muted: an operator has taken the voice of this account for a while. One reads, and writes nothing that others see. Discord is the place to ask.',
  ],
  banned: [
    'wallet',
    'i am banned, wallet banned',
    'Banned: an operator has shut this wallet out; it cannot sign in. Discord is the place to ask why.',
  ],
  held: [
    'messenger',
    'held message, no one else sees it yet',
    'Held: the message looks like what scams say, so only you see it until an operator has released it.',
  ],
  'coming soon': [
    'gum-center',
    'coming soon in the gum center',
    'Coming Soon means what it says: Bonus, Events, Stats and Trade are not built yet, and I have no date.',
  ],
  'number on an icon': [
    'beeper',
    'numbers on icons, number on the icon, number beside a room',
    'A number on an icon says how much news of that program you have not seen yet; beside a room, how many messages.',
  ],
  cooldown: [
    'check-in',
    'in cooldown',
    'Cooldown: today’s check-in is done, and comes back at midnight UTC.',
  ],
  practice: [
    'games',
    'practice run, it says practice',
    'Practice: a run that counts on no board, because nobody is signed in, it is a race, or the server did not open it. Play as often as you like.',
  ],
  ghost: [
    'games',
    'the ghost in flappy, ghost run, race a ghost',
    'A ghost is an earlier run that flies along: your best, the leader’s, or one that another person sent you. You race it on its own course.',
  ],
  sealed: [
    'claim',
    'transaction sealed, sealed transaction',
    'Sealed: the network has written the transaction down for good. The page shows what it did some seconds later.',
  ],
  pending: [
    'claim',
    'pending transaction, started, looking',
    'Pending: the transaction was sent, and the network has not sealed it yet. It takes seconds; the page waits, also after a reload.',
  ],
  px: [
    'pixel-art',
    '2d and px, 2d, px mode',
    '2D is the drawing of a Flunk, PX its pixel art, which exists once it has graduated.',
  ],
  'linked wallet': [
    'linked-wallets',
    'linked account',
    'A linked wallet is tied to yours on the chain: what it holds counts as yours, and only your connected one signs.',
  ],
  utc: [
    'check-in',
    'midnight utc, utc day',
    'UTC is the world’s common clock. GUM, streaks and runs of the day change at its midnight, which is early evening in Arcadia.',
  ],
  'beta tester': [
    'access-levels',
    'beta, beta badge',
    'Beta Tester is the middle level of access: it opens the Terminal, too. Most people here have it.',
  ],
  'community member': [
    'access-levels',
    'community level',
    'Community Member is the first level of access: nearly all programs, without the Terminal.',
  ],
  administrator: [
    'access-levels',
    'admin, admin level, operator',
    'Administrators, or operators, look after this place: they read reports and open programs. No code makes one.',
  ],
  'question mark': [
    'case-file',
    'slip with a question mark, question mark in the case file',
    'A slip with a question mark hangs in the Case File where you know nothing of that hour yet. Perhaps there is something, perhaps not.',
  ],
  'practice word': [
    'games',
    'word before a game, course word, seed word',
    'The word that you type is the course of a practice run: the same word is the same course, for everybody.',
  ],
  'desktop area': [
    'settings',
    '2x, 3x, desktop area 2x',
    'The desktop’s area, in Settings, page Desktop, draws everything at 1x, 2x or 3x: larger letters, larger windows.',
  ],
  'quiet hours': [
    'beeper',
    'quiet hours in news',
    'In quiet hours no news comes to your devices; what came meanwhile is one message afterwards. Settings, page News.',
  ],
  'keep with my wallet': [
    'disk',
    'keep with wallet',
    'Keep with My Wallet, in My Computer, takes what lies in this browser only along to your wallet, so that it follows you.',
  ],
  'from another computer': [
    'disk',
    'file from another computer',
    '"From another computer" is on the second of two files with one name that two computers saved at once. Both are kept.',
  ],
  ribbon: [
    'theme-of-week',
    'ribbon on myplace',
    'The ribbon on a MyPlace page: that person’s work won the theme of a week.',
  ],
  'red telephone': [
    'quarters',
    'red telephone sticker, sticker of the telephone',
    'The Red Telephone is a sticker that is never sold: who has helped ten people with a digit of their code gets it.',
  ],
  recent: [
    'start-menu',
    'recent in the start menu, recent files',
    'Recent, in the Start menu, lists the last fifteen files of drive C that you opened or saved. Settings clears it, under Privacy.',
  ],
  capture: [
    'aside-screenshots',
    'capture window, capture on the desktop',
    'Capture, by a right click on the desktop or in a window’s menu, keeps a picture of what you see in Pictures on drive C.',
  ],
  wave: [
    'figures',
    'wave button, waving',
    'Wave greets those who are at the same place: they see your arm go up and hear it, softly.',
  ],
  'whole picture': [
    'arcadia',
    'whole picture in the bar',
    'Whole Picture shows all of a place at once, with black bars; a double tap does the same.',
  ],
  'dev mode': [
    'access-levels',
    'build mode, dev mode badge',
    'Build mode shows programs that have not opened to everybody yet. Operators open them step by step.',
  ],
  'sign in required': [
    'wallet',
    'error starting program, sign in required window',
    'That program needs a wallet: press Sign In or Connect Wallet there, and it opens by itself afterwards.',
  ],
  'daily cap': [
    'gum',
    'cap of the day, daily limit of gum',
    'The cap: login and check-in together pay at most {dailyMost} GUM a UTC day.',
  ],
};

const areaOf = (of: string): Area => (/^(?:case-file|three-readings)$/.test(of) ? 'story' : 'desktop');

/** What words mean that stand on the desktop. */
export const MEANINGS: readonly Subject[] = Object.entries(WORDS).map(([word, [of, others, means]]) => ({
  id: `means-${word.replaceAll(' ', '-')}`,
  area: areaOf(of),
  title: `“${word}”`,
  names: [],
  asked: {
    about: [word, ...others.split(', ')].flatMap((one) => [
      `what does ${one} mean`,
      `what do ${one} mean`,
      `what is ${one}`,
      `why does it say ${one}`,
      `it says ${one}`,
    ]),
  },
  says: { about: [means] },
  belongsTo: of,
}));
