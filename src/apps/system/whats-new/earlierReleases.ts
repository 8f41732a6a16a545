import type { Release } from './release.ts';

/** What came before the newest releases, newest first. */
export const EARLIER_RELEASES: readonly Release[] = [
  {
    date: '2026-11-26',
    headline: 'Everybody is here',
    changes: [
      {
        title: 'Chat Rooms',
        app: 'chat-rooms',
        paragraphs: [
          'The messenger is open: General Chat, Gaming Lounge, Study Hall and Music & Chill, with whoever is there tonight. Reply, mention somebody by @ and their name, and take back what you wrote within a minute. What you write without a network is sent once it is back, and only once.',
          'FlunkBot, WZRD, Town Gossip and Sportscenter are always in, and know the town.',
          'Beside the room stands who is in it, and where in town they are. Block people whom you do not want to read, and report what does not belong here, also under pages and in the guest book. An operator reads every report, and what was removed leaves a note in its place.',
        ],
      },
      {
        title: 'MyPlace',
        app: 'myplace',
        paragraphs: [
          'The Geek, the Prep, the Jock and the Freak have pages, with moods, lists, their Top 6 and a song each. A Flunk or a Backpack of the clique lets you in. A friend in a Top 6 leads on to the next page, and one of them to somebody whom everybody is looking for.',
          'With a profile you have a page, too: choose its pattern, color, layout and song, write your lists, name your friends, and read what they write under it. Your scores, prizes and objectives stand there by themselves.',
          'A name in the messenger, in the guest book or on a board of scores leads to that page.',
        ],
      },
      {
        title: 'Portraits',
        app: 'only-flunks',
        paragraphs: [
          'The pictures of a page of the gallery come in one piece, drawn for your screen: the page is there at once, however fast you turn.',
        ],
      },
      {
        title: 'Company',
        paragraphs: [
          'You are not alone in Arcadia. Who is in the same place stands at the foot of its picture, with their own Flunk’s head. Wave to them; press one to see their page or to meet in a chat room. If you would rather not be seen, Settings hide you.',
        ],
      },
    ],
  },
  {
    date: '2026-11-24',
    headline: 'Somebody is logged in',
    changes: [
      {
        title: 'Objectives',
        app: 'objectives',
        paragraphs: [
          'Each chapter of the story has two objectives: one for slackers, which pays 50 GUM, and one for overachievers, which pays 100. Each pays once. What you have already done counts. The third chapter begins on MyPlace; its other objective opens later.',
        ],
      },
      {
        title: 'Semester Zero',
        app: 'semester-zero',
        paragraphs: [
          'The story has begun: how you came to Arcadia, and the Friday on which Flunko vanished, hour by hour, in fifteen scenes with music. Stop where you like; a chapter goes on where you left it.',
        ],
      },
      {
        title: 'Terminal',
        app: 'terminal',
        paragraphs: [
          'The school computer answers, on a green screen. Walk through its folders, read letters, dial into a bulletin board. Type help to begin, and then what help does not list.',
          'There is a screen of it in the Geeks’ computer room, too.',
        ],
      },
      {
        title: 'Radio',
        app: 'radio',
        paragraphs: [
          'Flunk FM and four more stations, one of them by night alone, each with its own tunes, shows and voice. Everybody hears the same at the same moment, by the clock of Arcadia; the news tell what the town has been up to. Fridays at eight in the evening the DJ plays a tape, by request.',
          'It plays on while its window is minimized or you look at another page, and pauses for the music of places and games.',
        ],
      },
      {
        title: 'Gum Center',
        app: 'gum-center',
        paragraphs: [
          'Press your balance: what today still pays, to the second, a school calendar with a stamp on every day that you came, a ledger of all your GUM that can be filtered and saved, and charts of where it came from.',
        ],
      },
      {
        title: 'Operator’s Console',
        app: 'console',
        paragraphs: [
          'For administrators: the audit log of every act, the books of all wallets, statements with adjustments that can be undone, the nightly look through the books, sources and caps, people, reported messages, comments and lines, access codes, scores with their replays, features for everyone or for a share of people, the codes of locks, the hours of day and night, announcements, the inbox of the Report Card, and how the server is.',
        ],
      },
      {
        title: 'FHS',
        app: 'fhs-school',
        paragraphs: [
          'Flunks High School is on the wire: news, hours, staff and galleries, in a browser of its own. Save a day of its calendar as a file for your own, and write a line into the guest book.',
        ],
      },
      {
        title: 'Prize Counter',
        app: 'prize-counter',
        paragraphs: [
          'The counter in the lobby of the arcade has opened: twelve prizes for GUM, from a sticker for your locker to a record for the jukebox. What you buy is yours for good; put it on and it is there at once.',
        ],
      },
    ],
  },
  {
    date: '2026-11-23',
    headline: 'Out of the front door',
    changes: [
      {
        title: 'Arcadia',
        paragraphs: [
          'The Town Map shows the whole town by day and by night. Go in and look around: each location has rooms of its own, and some doors ask who you are.',
          'The window of a location shows the next one that you choose on the map; hold Ctrl to open another window instead. Rest the mouse on something to learn its name, and see under Time Access what is open when.',
          'On a phone, tap a picture twice to see it whole.',
          'Switch the floodlights on at the football field by night: all of Arcadia sees them burn until morning.',
        ],
      },
      {
        title: 'Flappy Flunk',
        app: 'flappy-flunk',
        paragraphs: [
          'The machine with one button works. Fly your own Flunk, or one of four guests, between the lockers of Arcadia, by day and by night. It pauses when you look away, or by P.',
        ],
      },
      {
        title: 'Flunky Uppy',
        app: 'flunky-uppy',
        paragraphs: [
          'Run up between two towers of lockers, from wall to wall, as high as your gum holds. In the Arcade Lobby the machines play their games by themselves until you press them.',
        ],
      },
      {
        title: 'High Scores',
        paragraphs: [
          'Every score comes from a run that the school computer has played again, and every run on the boards can be watched, a run of the day once the day is over. A run that breaks off counts as far as it went. There is a board of all time, a run of the day with three tries, the weekend, and four arcade challenges.',
        ],
      },
      {
        title: 'A town that remembers',
        paragraphs: [
          'A door that you unlocked stays open, and places know what you did when you come back. Sign in, and your wallet keeps it.',
          'Front doors lead in. One door of the town leads somewhere else to whoever knocks the right way, after dark.',
        ],
      },
      {
        title: 'Zoltar sees you',
        app: 'zoltar',
        paragraphs: [
          'The booth in the arcade works again: 10 GUM for a card, and one card in thirty pays 250. Your cards are kept, and you can check that none was rigged.',
        ],
      },
      {
        title: 'What time is it?',
        paragraphs: [
          'Press the clock: a calendar, what time it is in Arcadia, and how long until your next daily check-in.',
        ],
      },
      {
        title: 'Find',
        paragraphs: [
          'In the Start menu, or by F3: type a name, and go straight to a program, a place in Arcadia, a page of the Game Manual or one of your Flunks.',
        ],
      },
      {
        title: 'Shut Down',
        paragraphs: ['The Start menu ends with it: sign out, restart, or turn the computer off for today.'],
      },
      {
        title: 'OnlyFlunks is here',
        paragraphs: [
          'Every Flunk and Backpack that your wallets hold, as long as the list may be. Flunks claim their backpacks there.',
          'Sort them by number or the newest first, and go to the last page in one step.',
        ],
      },
      {
        title: 'Graduation',
        paragraphs: [
          'A Flunk of yours can graduate, once and for good, and nothing undoes it: it gets a picture in cap and gown, and its old one in pixels. Begin at the Flunk, in OnlyFlunks.',
        ],
      },
      {
        title: 'Flunk Creator',
        app: 'flunk-creator',
        paragraphs: [
          'Puts a student together from pigment, clothes, hair and a face. Save the picture, or wear it on your profile.',
        ],
      },
      {
        title: 'Nothing is lost on the way to the chain',
        paragraphs: [
          'A transaction shows its id, and goes on where it was when you reload the page. Once it is sealed, the new picture is there: in the details, in the gallery, behind your icons.',
          'Flunks of linked wallets graduate and claim too. The wallet that you signed in with signs for them.',
        ],
      },
      {
        title: 'A tidier desk',
        paragraphs: [
          'Drag a window to the left or right edge, and it fills that half; to the top, and it fills the screen. Drag it away, and it is as it was.',
          'Leave the computer alone for ten minutes, and your own Flunks wander over the screen. Settings has how long they wait, and a preview.',
          'The speaker beside the clock has a volume and Mute. Without a wallet, the Gum Center says what GUM is and how it is earned.',
          'Show Desktop is beside Start, Ctrl+A selects every icon, and an open house in Clique Access leads to its door. High Contrast has the colors of your system, and tablets have buttons for a thumb.',
        ],
      },
    ],
  },
  {
    date: '2026-11-21',
    headline: 'Make yourself at home',
    changes: [
      {
        title: 'Settings',
        paragraphs: [
          'Backgrounds that follow the sun over Arcadia, twenty themes and more to be found, volumes, less motion, an old monitor, and a loading screen of your choice to start with.',
        ],
      },
      {
        title: 'By hand, by key, by thumb',
        paragraphs: [
          'Everything can be reached without a mouse: the keyboard has a sheet of its own, and icons, windows and the taskbar have menus.',
        ],
      },
      {
        title: 'To go',
        paragraphs: [
          'The computer can be installed, and it opens without a network, with the programs that it has kept. What needs the network says so, and so does what is not kept yet.',
        ],
      },
      {
        title: 'Something to read',
        paragraphs: ['The Game Manual lies on the desktop, and this window is new too.'],
      },
    ],
  },
  {
    date: '2025-07-04',
    headline: 'Your wallet, your school bag',
    changes: [
      {
        title: 'Non-custodial wallets',
        paragraphs: [
          'You can sign in with a wallet whose keys are your own.',
          'Newer features need a non-custodial wallet. If a custodial wallet holds your items, move them to one of your own first, or link the two: a linked wallet shows what it holds, and the connected one signs.',
        ],
      },
      {
        title: 'OnlyFlunks v1',
        paragraphs: ['The gallery of every Flunk and every Backpack that your wallets hold.'],
      },
      {
        title: 'The website overhaul',
        paragraphs: [
          'The website is a computer now. It has a desktop, a Start menu and windows that can be moved, and it works with a mouse, a keyboard or a thumb.',
        ],
      },
    ],
  },
];
