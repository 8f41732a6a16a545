import type { Subject } from '../entry.ts';
import { asides } from './aside.ts';

/** What people ask of the desktop as they ask any help desk. */
export const DESK_ASIDES: readonly Subject[] = asides('desktop', {
  'mean-people': {
    of: 'chat-report',
    title: 'people who are mean',
    asked: [
      'somebody is being mean to me in chat',
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
  'what-is-capture': {
    of: 'disk',
    title: 'Capture',
    asked: [
      'what is capture',
      'what does capture do',
      'what is capture window',
      'how do i make a picture of a window',
    ],
    says: [
      'Capture keeps a picture of what you see in Pictures on drive C: a right click on the desktop has it for all, a window’s menu for that window.',
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
  'who-reads-this': {
    of: 'privacy',
    title: 'who reads this',
    asked: [
      'can my mom see what i write here',
      'can my parents read this',
      'can my teacher read this',
      'who reads this chat',
      'does anybody see this conversation',
      'is this conversation private',
    ],
    says: [
      'What you write to a persona no other person reads here, and it is not kept; whoever looks at your screen sees it, of course. In the rooms of people all who are there read you.',
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
  slow: {
    of: 'offline',
    title: 'when it is slow',
    asked: [
      'why is it so slow',
      'the game lags',
      'why does it lag',
      'how do i make it faster',
      'my computer is too slow for this',
      'it freezes all the time',
    ],
    says: [
      'Close windows that you do not need, and turn off the old monitor, the tape and motion in Settings. A browser with a graphics card switched on helps most.',
    ],
  },
  'save-game': {
    of: 'offline',
    title: 'saving',
    asked: [
      'how do i save the game',
      'how do i save my progress',
      'is there a save button',
      'does it save automatically',
      'do i have to save',
    ],
    says: [
      'It saves by itself: windows, drafts and what you found. Signed in, progress lies with your wallet; only files of Paint and Notepad want Ctrl+S.',
    ],
  },
  'reset-all': {
    of: 'settings',
    title: 'starting anew',
    asked: [
      'how do i start over',
      'can i reset everything',
      'how do i reset the game',
      'can i play it again from the beginning',
      'can i restart the story',
    ],
    says: [
      'Settings, page System, resets how all looks; chapters can be watched again from Semester Zero. What your wallet found and was paid for stays, once and for good.',
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
  boot: {
    of: 'settings',
    title: 'the start picture',
    asked: [
      'how do i change the boot screen',
      'how do i change the loading screen',
      'can i turn off the start picture',
      'what are the loading screens',
    ],
    says: [
      'Settings, page System, has the boot screen: one of fifteen loading screens, or a boot picture from the prize counter. A key ends it; under reduced motion there is none.',
    ],
  },
  'drag-file': {
    of: 'disk',
    title: 'files of your own',
    asked: [
      'how do i upload a file',
      'how do i bring a picture from my computer',
      'can i put my own photos here',
      'how do i import a picture',
      'can i drop files here',
    ],
    says: [
      'Drop files on a folder of drive C or on its window, or press Add Files there. They stay on your disk here; nobody else sees them.',
    ],
  },
  'side-by-side': {
    of: 'start-menu',
    title: 'two windows',
    asked: [
      'how do i see two windows at once',
      'how do i split the screen',
      'can i put windows next to each other',
    ],
    says: [
      'Drag a window to the left or right edge and let go: it fills that half. Ctrl+Alt+J and Ctrl+Alt+K do it, too.',
    ],
  },
  'hidden-theme': {
    of: 'settings',
    title: 'the hidden themes',
    asked: [
      'how do i find the hidden themes',
      'where are the hidden themes',
      'how do i unlock themes',
      'are there secret themes',
      'how many themes are hidden',
    ],
    says: [
      'Fifteen themes are hidden; Settings, page User, has a hint for each that can be found now. Try odd things: knock, look, type.',
    ],
  },
  'own-cursor': {
    of: 'settings',
    title: 'what cannot be changed',
    asked: [
      'can i change the cursor',
      'can i change the font',
      'can i change the startup sound',
      'can i change the language',
    ],
    says: [
      'That stays as it is: one cursor, one language, one startup sound. Colors, wallpaper, boot picture, screen saver and volumes are yours, in Settings.',
    ],
  },
});
