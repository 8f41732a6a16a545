import type { Subject } from '../entry.ts';

/** Programs of the desktop that nothing else tells of. */
export const SMALL_PROGRAMS: readonly Subject[] = [
  {
    id: 'picture-day-vote',
    area: 'school',
    title: 'the vote of Picture Day',
    names: ['class photos', 'class photo', 'vote for a photo', 'photo vote', 'picture day program'],
    program: 'Picture Day',
    asked: {
      about: [
        'what happens on picture day',
        'what do i do on picture day',
        'what is the picture day program',
      ],
      how: ['how do i vote', 'how do i vote on picture day', 'can i change my vote', 'who can vote'],
    },
    says: {
      about: [
        'On Picture Day four class photos lie on a table, and each Flunk has one vote. {dayOf:Picture Day} it is marked in the calendar; the program is open anyway.',
        'Picture Day is four class photos on a table, and a vote for one of them. Who has voted sees how it stands.',
      ],
      how: [
        'Open Picture Day, take a photo in hand and vote. It takes a wallet with a Flunk, counts once a wallet and once a Flunk, and stays.',
      ],
    },
    leads: ['chapter-3'],
  },
  {
    id: 'only-flunks',
    area: 'collection',
    title: 'OnlyFlunks',
    names: ['onlyflunks', 'only flunks', 'my nfts', 'my tokens', 'gallery'],
    program: 'OnlyFlunks',
    asked: {
      about: ['what is onlyflunks', 'what is only flunks'],

      how: [
        'how do i sort the gallery',
        'how do i sort by rarest',
        'how do i sort my flunks',
        'how do i filter my flunks',
        'how do i search my flunks',
        'how do i see my nfts',
        'where are my flunks',
        'where do i see my tokens',
        'show my collection',
      ],
    },
    says: {
      about: [
        'OnlyFlunks shows the Flunks and Backpacks of your wallet, as a grid or a table, in 2D or pixel art.',
      ],
      how: [
        'OnlyFlunks sorts under Sort: by number, by what came last, or the rarest first. Filters of traits and the search choose what is shown.',
        'Connect your wallet and open OnlyFlunks. A press on a token opens its full details.',
      ],
    },
    leads: ['flunks', 'backpacks'],
  },
  {
    id: 'full-details',
    area: 'collection',
    title: 'a token’s full details',
    names: ['full details', 'token details', 'details of a token'],
    program: 'Full Details',
    asked: {
      about: [
        'how do i see the whole picture of my flunk',
        'how do i see my flunk large',
        'can i see my flunk bigger',
      ],
    },
    says: {
      about: [
        'Full Details has a token’s picture, traits, number and rank, and leads to its graduation and its backpack.',
      ],
    },
    leads: ['only-flunks', 'traits'],
  },
  {
    id: 'gum-center',
    area: 'gum',
    title: 'the Gum Center',
    names: ['gum center', 'gum history', 'ledger', 'attendance'],
    program: 'Gum Center',
    asked: {
      how: [
        'can i export my gum history',
        'can i download my transactions',
        'can i save my ledger as a file',
      ],

      about: [
        'how do i see how i earned my gum',
        'where did my gum come from',
        'why do i have so much gum',
        'where did my gum go',
        'where do i see what i earned',
        'where is my gum history',
        'where can i see my transactions',
      ],
    },
    says: {
      how: ['The Ledger of the Gum Center saves what it shows, or all of it, as a CSV file.'],
      about: [
        'The Gum Center has today’s check-in, your attendance, every transaction in the Ledger, and charts of your balance.',
      ],
    },
    leads: ['gum', 'check-in'],
  },
  {
    id: 'keyboard',
    area: 'desktop',
    title: 'the keyboard shortcuts',
    names: ['keyboard shortcuts', 'shortcut', 'shortcuts', 'key combinations', 'hotkey'],
    program: 'Keyboard Shortcuts',
    asked: {
      about: [
        'what are the shortcuts',
        'which keys can i use',
        'are there keyboard shortcuts',
        'which key closes a window',
        'how do i close a window with the keyboard',
        'which keys can i press',
        'what do the keys do',
        'which shortcuts are there',
      ],
    },
    says: {
      about: [
        'Keyboard Shortcuts, in the Start menu, is the sheet of all keys. F1 is help, F3 is Find, Escape closes menus and dialogs, Ctrl+Alt+W a window.',
        'Ctrl+Alt+W closes a window, Ctrl+Alt+N minimizes it, Ctrl+Alt+X fills the screen with it. The sheet of all keys is Keyboard Shortcuts, in the Start menu.',
      ],
    },
    leads: ['start-menu'],
  },
  {
    id: 'beeper',
    area: 'desktop',
    title: 'the Beeper',
    names: ['beeper', 'pager', 'my news', 'notification', 'notifications', 'alerts'],
    program: 'Beeper',
    asked: {
      about: [
        'what is the beeper',
        'why is it beeping',
        'what is the icon beside the clock',
        'did anything happen while i was gone',
        'anything happen while i was away',
        'is there any news for me',
        'any news for me',

        'who wrote to me',
        'did anyone answer me',
        'what happened while i was away',
        'what is the number beside the clock',
      ],
      how: [
        'how do i mute the beeper',
        'can i mute the beeper',
        'how do i see who answered',
        'how do i see my notifications',
        'how do i turn the beeper off',
        'how do i know if somebody answered me',
        'where do i see who answered me',
        'where do i see my news',
        'how do i turn off notifications',
        'how do i stop the beeping',
        'where are my notifications',
      ],
    },
    says: {
      about: [
        'The Beeper, beside the clock, tells what happened to you: comments, signatures, mentions, replies, reactions, your place on a board, and what the office says.',
      ],
      how: [
        'Press the beeper beside the clock, or open Beeper in the Start menu. On its page "What beeps" each kind of news is switched on and off.',
      ],
    },
    leads: ['whats-new'],
  },
  {
    id: 'whats-new',
    area: 'desktop',
    title: "What's New",
    names: ["what's new", 'whats new', 'changelog', 'news of the desktop', 'updates', 'new version'],
    program: "What's New",
    asked: {
      about: [
        'what changed',
        'what is new',
        'what is new here',
        'what was added',
        'what is the latest update',
        'what is new',
        'what is new since last year',
        'what is new here',
        'anything new',
        'what did i miss',
        'what changed',
        'what is new in this version',
        'what version is this',
        'which version is it',
      ],
    },
    says: {
      about: ["What's New, in the Start menu, lists what changed, and what the school announces just now."],
    },
    leads: ['bulletin-board'],
  },
  {
    id: 'town-map',
    area: 'town',
    title: 'the Town Map',
    names: ['town map', 'map', 'map of the town'],
    program: 'Town Map',
    asked: {
      about: ['where is the town', 'how do i open the map', 'what is on the map'],
      how: [
        'how do i get to the town',
        'how do i go into town',
        'how do i travel',
        'how do i go to a place',
        'how do i walk around the town',
        'how do i get back to the map',
        'how do i get around',
        'how do i go somewhere',
        'how do i open the map',
        'how do i enter the town',
      ],
    },
    says: {
      about: ['The Town Map, behind Semester Zero, has {locations} locations. A press on one leads there.'],
      how: ['Open Semester Zero, then the Town Map, and press a place. Pins say where an objective is open.'],
    },
    leads: ['arcadia', 'hangouts'],
  },
  {
    id: 'clique-access',
    area: 'town',
    title: 'Clique Access',
    names: ['clique access', 'house access', 'which houses are open to me'],
    program: 'Clique Access',
    says: { about: ['Clique Access shows which of the four houses your wallet opens, and leads to them.'] },
    leads: ['clique-houses'],
  },
  {
    id: 'date-time',
    area: 'desktop',
    title: 'Date/Time',
    names: ['date time', 'date and time program', 'calendar of the taskbar'],
    program: 'Date/Time',
    says: { about: ['Date/Time opens from the clock of the taskbar. Arcadia itself goes by Central time.'] },
    leads: ['clock-calendar'],
  },
  {
    id: 'getting-started',
    area: 'desktop',
    title: 'Getting Started',
    names: ['getting started', 'welcome window', 'tutorial', 'introduction'],
    program: 'Getting Started',
    asked: {
      about: ['what is this computer for'],
      how: ['how do i get rid of the welcome window', 'how do i stop the welcome window'],
    },
    says: {
      how: ['Clear its box "Show this Welcome Screen", or the Welcome box in Settings, page System.'],
      about: ['Getting Started is the welcome window, with first steps. It is in the Start menu.'],
    },
    leads: ['what-i-need', 'manual'],
  },
  {
    id: 'toys',
    area: 'desktop',
    title: 'the little programs',
    names: [
      'little programs',
      'icon animation',
      'vcr effects',
      'vcr effects test',
      'loading screens',
      'loading screen preview',
    ],
    program: 'Icon Animation',
    says: {
      about: [
        'Icon Animation moves twelve icons, VCR Effects Test tries the old picture, and Loading Screens shows fifteen of them. Where your desktop has no icon of one yet, it opens later.',
      ],
    },
    leads: ['effects', 'screen-saver'],
  },
  {
    id: 'calculator',
    area: 'desktop',
    title: 'the Calculator',
    names: ['calculator', 'pocket calculator', 'calc'],
    program: 'Calculator',
    asked: {
      how: ['how do i calculate something', 'can this computer calculate', 'how do i use the calculator'],
    },
    says: {
      about: [
        'Calculator is under Programs in the Start menu, for guests too. It computes as it goes, so 2 + 3 * 4 is 20.',
      ],
      how: ['Press its keys or type. MS keeps a number in mind, MR shows it again, Escape clears.'],
    },
    leads: ['keyboard'],
  },
  {
    id: 'games',
    area: 'games',
    title: 'the games',
    names: ['games', 'video games', 'arcade games', 'which games'],
    asked: {
      about: [
        'what games can i play',
        'what games are there',
        'which games do you have',
        'what can i play',
        'what is the game with the climbing called',
        'what games are there',
        'which games can i play',
        'what can i play',
        'are there any games',
      ],
      how: [
        'what are the controls',
        'how do i control the game',
        'which button do i press',
        'which buttons do i need',
        'what do i press',
        'does flappy work with a gamepad',
        'does the game take a controller',

        'can i play with a controller',
        'can i use a gamepad',
        'can i play with a joystick',
        'which buttons do i press in a game',
        'how are the games controlled',
      ],
    },
    says: {
      about: [
        'Flappy Flunk, Flunky Uppy, Minesweeper and the Deal of the Day of Solitaire have boards. Beside them there are Zoltar, who is a game of chance, and the duels of Pocket Juniors. Minesweeper and Solitaire need no account.',
      ],
      how: [
        'The games have one button: a finger, a mouse button, Space, Arrow Up, W, Enter, or a button of a gamepad. So a controller works.',
      ],
    },
    leads: ['flappy-flunk', 'flunky-uppy', 'minesweeper', 'solitaire'],
  },
  {
    id: 'losing-gum',
    area: 'gum',
    title: 'losing GUM',
    names: ['lose gum', 'losing gum', 'lose my gum'],
    asked: {
      about: ['can i lose gum', 'is it possible to lose gum', 'can my gum be taken away', 'can gum run out'],
    },
    says: {
      about: [
        'GUM goes where you spend it: on prizes and on Zoltar. Nothing else takes it, but that an operator may correct a mistake, with a reason that you are told. A balance is never negative.',
      ],
    },
    leads: ['gum', 'prize-counter'],
  },
  {
    id: 'eating',
    area: 'town',
    title: 'something to eat',
    names: ['something to eat', 'restaurant', 'restaurants', 'place to eat'],
    asked: { where: ['where can i eat', 'where do i get food', 'can i get something to eat', 'i am hungry'] },
    says: {
      about: [
        'For food there is the Snack Shack by the field, and the Lunch Spot: {openingOf:lunch-spot}. The cafeteria is behind a sealed door.',
      ],
      where: [
        'The Snack Shack has fries, and the Lunch Spot serves at its hours: {openingOf:lunch-spot}. The cafeteria is behind a sealed door.',
      ],
    },
    leads: ['snack-shack', 'timed-lunch-spot'],
  },
];
