import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';

/** What people ask of the desktop as they ask any help desk. */
export const DESK_ASIDES: readonly Subject[] = asides('desktop', {
  'mean-people': {
    of: 'chat-report',
    title: 'people who are mean',
    asked: [
      'somebody is being mean to me in chat',
      'somebody wrote something mean on my page',
      'a person insults me',
      'somebody is rude to me in the chat what do i do',
      'what do i do if somebody is mean',
      'somebody is bothering me',
      'what can i do against a troll',
      'somebody spams me',
    ],
    says: [
      'Press the message with the right button, or hold it: Report, and Block if you want to be rid of each other for good. And tell a grown-up you trust; you need not take it.',
    ],
  },
  'lines-on-screen': {
    of: 'effects',
    title: 'the lines on the screen',
    asked: [
      'why does the screen have lines',
      'is it normal that the screen has lines',
      'why is the screen flickering',
      'why does it look like an old tv',
      'the screen is curved',
      'how do i make it less flickering',
      'why is everything blurry',
    ],
    says: ['That is the monitor and the tape of 1995, on purpose. Settings, page Desktop, turns both off.'],
  },
  'icons-size': {
    of: 'settings',
    title: 'the size of everything',
    asked: [
      'how do i make my icons smaller',
      'how do i make the icons bigger',
      'everything is too big',
      'everything is too small',
      'how do i zoom out',
      'how do i make the windows bigger',
    ],
    says: [
      'Settings, page Desktop, has the desktop’s area: 1x is smallest, 2x and 3x larger, for icons, letters and windows alike. The browser’s own zoom works, too.',
    ],
  },
  keys: {
    of: 'keyboard',
    title: 'single keys',
    program: 'Keyboard Shortcuts',
    asked: [
      'what does f1 do',
      'what does f2 do',
      'what does f3 do',
      'what does f5 do',
      'what does escape do',
      'what does ctrl z do',
      'what is ctrl z',
      'what does del do',
      'what does alt do',
    ],
    says: [
      'F1 is help, F2 gives another name, F3 is Find, F5 writes time and date in Notepad, Ctrl+Z takes back, Del bins, Escape closes menus and dialogs. The sheet Keyboard Shortcuts has all.',
    ],
  },
  unblock: {
    of: 'chat-report',
    title: 'taking back a block',
    program: 'Settings',
    asked: [
      'how do i unblock somebody',
      'how do i get unblocked',
      'can i unblock a person',
      'who blocked me',
      'am i blocked',
    ],
    says: [
      'Settings, page Privacy, lists whom you blocked: take it back there. Who blocked you is told to no one, and they alone can take it back.',
    ],
  },
  print: {
    of: 'disk',
    title: 'printing',
    asked: [
      'how do i print something',
      'can i print a picture',
      'is there a printer',
      'how do i print my drawing',
    ],
    says: [
      'The Case File prints its board, by "Share...". Anything else: save it to your device and print it from there.',
    ],
  },
  'new-folder': {
    of: 'disk',
    title: 'a new folder',
    program: 'My Computer',
    asked: [
      'how do i make a new folder',
      'how do i create a folder',
      'how do i make a folder on the desktop',
      'how do i make a new file',
    ],
    says: [
      'A right click on the desktop, or in a folder of My Computer, makes a folder or a text there; on a phone a finger that rests. F2 gives it its name.',
    ],
  },
  'who-writes': {
    of: 'page-comments',
    title: 'who may write on your page',
    asked: [
      'who can write on my page',
      'who can comment on my page',
      'can anybody write on my page',
      'who may comment',
    ],
    says: [
      'Who is signed in and has a profile, unless you say otherwise: Edit my page opens comments to all, to those who signed a student of yours, or to none.',
    ],
  },
  'where-help': {
    of: 'keyboard',
    title: 'help',
    program: 'Help',
    asked: [
      'where is the help',
      'how do i get help with a program',
      'where is the help button',
      'is there a tutorial',
    ],
    says: [
      'F1, or the question mark in a title bar, is the help of that program. The Game Manual has the whole school, Getting Started its tips, and I the rest.',
    ],
  },
  'streak-pay': {
    of: 'streak',
    title: 'what a streak pays',
    asked: [
      'what do i get for a 7 day streak',
      'what do i get for a streak',
      'what do i get for 7 days streak',
      'does a streak pay more',
      'is there a bonus for a long streak',
    ],
    says: [
      'A streak pays nothing of its own: the 20 GUM a day are the same on the first day and on the hundredth. It is for the pride.',
    ],
  },
  'lost-line': {
    of: 'run-of-the-day',
    title: 'a line that breaks in a run',
    asked: [
      'what happens if i lose connection in a game',
      'what if my internet drops in a run',
      'what happens when the wifi goes out while i play',
      'my internet broke during my run',
      'does my run count if the internet fails',
    ],
    says: [
      'A hole of ten seconds is not noticed; a longer one makes the game wait, and within a minute it goes on. After that the run no longer counts, and says so.',
    ],
  },
  'hide-me': {
    of: 'chat-present',
    title: 'not being seen',
    program: 'Settings',
    asked: [
      'how do i hide from others',
      'how do i become invisible',
      'how do i hide where i am',
      'i do not want to be seen in town',
      'how do i turn off that others see me',
    ],
    says: [
      'Settings, page User: turn off “Show others on the Town Map where I am”. Then no one sees you in town, in a place or in the lists; you still see them, and light no candle on Friday.',
    ],
  },
  'for-guests': {
    of: 'what-i-need',
    title: 'what guests have',
    asked: [
      'what is on the desktop for guests',
      'which programs can guests use',
      'what works without a wallet',
      'which games can i play without a wallet',
      'what can i try first',
    ],
    says: [
      'Guests have Paint, Notepad, Minesweeper, Solitaire, Calculator, the disk, the Radio, the Case File, the story and the map, and practice in the arcade games. A wallet adds name, GUM, chat and boards.',
    ],
  },
  'clear-browser': {
    of: 'disk',
    title: 'clearing the browser',
    asked: [
      'what happens if i clear my browser',
      'do my drawings stay if i clear my browser',
      'what do i lose if i clear my cookies',
      'what happens if i delete my cache',
      'is my stuff gone if i clear my history',
    ],
    says: [
      'Clearing a browser’s data takes what is kept in this browser alone. What is your wallet’s comes back with the next sign-in; drive A: of My Computer gives you all of drive C in one file first.',
    ],
  },
  'find-friends': {
    of: 'messenger',
    title: 'finding your friends',
    program: 'Find',
    asked: [
      'where do i see my friends',
      'how do i find my friend here',
      'how do i find a person',
      'how do i look up a username',
      'is my friend online',
      'how do i see who is online',
      'how do i add a friend',
      'how do i get friends here',
      'how do i make friends here',
    ],
    says: [
      'There is no list of friends. Find (F3) looks people up by how their name begins; a room lists who is in it and where in town they are, and your page has a Top 6.',
    ],
  },
  'other-time-zone': {
    of: 'evening',
    title: 'the evening in another time zone',
    program: 'Date/Time',
    asked: [
      'what time is friday in england',
      'when is the evening in europe',
      'what time is the evening in germany',
      'i live in another time zone when is it',
      'what do i do on friday if i am in another country',
      'it is at night here when is the blackout',
    ],
    says: [
      'It goes by Arcadia’s clock, which is Chicago’s: Friday 8:00 PM there. Date/Time and Time Access say when that is by yours; in Europe it is the small hours of Saturday. The weekend has the recording.',
    ],
  },
  'password-forgotten': {
    of: 'wallet',
    title: 'a password',
    asked: ['i forgot my password', 'how do i reset my password', 'where do i change my password'],
    says: [
      'There is no password here: your wallet is the key. If the wallet’s own is lost, only its maker can help; nobody here ever asks for recovery words.',
    ],
  },
  'lost-wallet': {
    of: 'wallet',
    title: 'a lost wallet',
    asked: [
      'i lost my wallet',
      'what if i lose my phone',
      'i lost access to my wallet',
      'can you restore my account',
      'can i move my stuff to a new wallet',
    ],
    says: [
      'What is here belongs to the wallet: GUM, prizes, name and scores do not move to another one. Access comes back with the wallet’s own recovery, which nobody here knows or asks for.',
    ],
  },
  'two-accounts': {
    of: 'wallet',
    title: 'two accounts',
    asked: [
      'can i have two accounts',
      'can i use two wallets',
      'can i have more than one wallet',
      'can i make a second account',
      'can my brother use the same computer',
    ],
    says: [
      'Each wallet is an account of its own, with its own GUM, name and locker. Sign out and in to change; several people may use one browser, and each sees only what is their wallet’s.',
    ],
  },
  age: {
    of: 'privacy',
    title: 'how old one has to be',
    asked: [
      'how old do i have to be',
      'is this for kids',
      'am i too young for this',
      'is there an age limit',
      'can children play this',
    ],
    says: [
      'It is written for readers of every age: nobody is hurt, nothing is sold to children here, and words are checked. A wallet is a matter for you and your grown-ups.',
    ],
  },
  ads: {
    of: 'makers',
    title: 'advertisements',
    asked: [
      'are there ads',
      'are there advertisements',
      'do you show ads',
      'do you sell my data',
      'do you track me',
    ],
    says: [
      'No advertisements here, and nothing of you is sold. What is kept of you Settings gives you in one file, page Privacy.',
    ],
  },
  'open-at-start': {
    of: 'getting-started',
    title: 'the welcome window',
    asked: [
      'how do i stop the welcome screen',
      'how do i turn off getting started',
      'why does the welcome window open every time',
      'how do i turn off the tips',
    ],
    says: [
      'Take the mark out of "Show this Welcome Screen the next time you start" at its foot. Settings, page System, has it, too.',
    ],
  },
});
