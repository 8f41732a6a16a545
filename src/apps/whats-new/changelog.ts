export interface Change {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Release {
  /** The day it came, as ISO 8601 has it. */
  readonly date: string;
  readonly headline: string;
  readonly changes: readonly Change[];
}

/** What changed and when, newest first (WELCOME-4). */
export const CHANGELOG: readonly Release[] = [
  {
    date: '2026-11-23',
    headline: 'Out of the front door',
    changes: [
      {
        title: 'Arcadia',
        paragraphs: [
          'The Town Map shows the whole town by day and by night. Go in and look around: each location has rooms of its own, and some doors ask who you are.',
        ],
      },
      {
        title: 'A town that remembers',
        paragraphs: [
          'A door that you unlocked stays open, and places know what you did when you come back. Sign in, and your wallet keeps it.',
        ],
      },
      {
        title: 'OnlyFlunks is here',
        paragraphs: [
          'Every Flunk and Backpack that your wallets hold, as long as the list may be. Students graduate and claim their backpacks there.',
        ],
      },
      {
        title: 'A tidier desk',
        paragraphs: [
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
          'Backgrounds that follow the sun over Arcadia, twenty themes and fifteen more to be found, volumes, stillness, an old monitor, and a loading screen of your own to start with.',
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
          'The computer can be installed, and it opens without a network. What needs the network says so.',
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
