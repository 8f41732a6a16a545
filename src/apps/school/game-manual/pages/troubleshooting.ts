import type { Page } from '../manual.ts';

export const TROUBLESHOOTING: Page = {
  kind: 'text',
  title: 'Troubleshooting',
  blocks: [
    {
      kind: 'table',
      rows: [
        [
          'My wallet does not connect.',
          'It must be a Flow-compatible wallet, and it must be unlocked. Let the browser open its window.',
        ],
        [
          'It says that my browser blocks cookies.',
          'Signing in needs them. Allow cookies and site data for this page beside its address, and reload.',
        ],
        ['There is a new version.', 'Restart, and your windows are where they were.'],
        [
          'A clique house stays locked.',
          'You need an NFT with the trait of that clique, in the wallet that is connected.',
        ],
        [
          'The radio is silent.',
          'Look at the speaker in the taskbar, and at the volumes in Settings and on the radio. A browser plays nothing before your first click; the display of the radio says so. Between stations there is only noise, and other music pauses it for a while.',
        ],
        [
          'A window is in the way.',
          'Drag it by its title. At the left or right edge it fills that half of the screen, at the top all of it; dragged away it has its size again.',
        ],
        [
          'Everything is slow.',
          'Close windows that you do not need, and turn the old monitor off in Settings.',
        ],
        [
          'I am on a phone.',
          'Everything works there, one window at a time. Back closes what is in front; from the empty desktop it leaves.',
        ],
        [
          'I am not online.',
          'The desktop opens all the same, with what it last showed. What needs the network says so.',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'Still in trouble?',
      text: 'Hand in a report card, or ask on Discord. Both have an icon on the desktop where your access level shows it.',
    },
  ],
};
