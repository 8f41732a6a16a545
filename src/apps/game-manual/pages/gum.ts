import type { Page } from '../manual.ts';

export const GUM: Page = {
  kind: 'text',
  title: 'Gum System',
  blocks: [
    {
      kind: 'text',
      text: 'GUM is what this school runs on. It cannot be bought, sent or lent: you earn it by being here.',
    },
    {
      kind: 'table',
      rows: [
        ['Daily login', '5 GUM, by itself, when you connect your wallet'],
        ['Daily check-in', '15 GUM, by hand, in My Locker under Gum'],
        ['Together', 'at most 20 GUM a day'],
      ],
    },
    {
      kind: 'text',
      text: 'Each of the two has its own cooldown, and neither waits for the other. A new day begins at midnight UTC; until then the locker counts the time down.',
    },
    {
      kind: 'pictures',
      pictures: [
        {
          name: 'gum',
          shows: 'The balance at the top right of the desktop',
          caption: 'Your balance hangs at the top right...',
        },
        {
          name: 'check-in',
          shows: 'The Gum page of My Locker after a check-in',
          caption: '...and grows in My Locker.',
        },
      ],
    },
    {
      kind: 'text',
      text: 'The login streak counts the days in a row on which you have connected. Chapters of the story pay more: 50 GUM to slackers, 100 GUM to overachievers.',
    },
    {
      kind: 'text',
      text: 'The prize counter in the lobby of the arcade takes GUM: for stickers on your locker, themes, boot pictures and a record for the jukebox, each bought once.',
    },
    {
      kind: 'note',
      title: 'Gum Center',
      text: 'Click the balance and it opens: the page of your locker on which GUM is counted. On a phone the balance is in the taskbar.',
    },
  ],
};
