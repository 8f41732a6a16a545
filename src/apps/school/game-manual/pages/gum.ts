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
        ['Both together', 'at most 20 GUM a day'],
        ['Objectives', '50 or 100 GUM each; see Objectives in the Start menu'],
      ],
    },
    {
      kind: 'text',
      text: 'Login and check-in have a cooldown each, and neither waits for the other. A new day begins at midnight UTC; until then the Gum Center and your locker count the time down.',
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
      text: 'The prize counter in the arcade takes GUM for stickers, themes, boot pictures and a record.',
    },
    {
      kind: 'note',
      title: 'Gum Center',
      text: 'Click the balance, or the gum in the taskbar: what today still pays, your streak, a calendar with a stamp on every day that you came, and a ledger of every piece you earned or spent, to save or to see drawn.',
    },
  ],
};
