import type { Page } from '../manual.ts';

export const ACCESS: Page = {
  kind: 'text',
  title: 'Conditional Rendering',
  blocks: [
    {
      kind: 'text',
      text: 'Four cliques, four houses. Press a clique house on the Town Map and the computer checks whether you may enter: it looks for that clique among the Flunks and Backpacks of your wallets.',
    },
    {
      kind: 'table',
      rows: [
        ["Geek's House", 'a Flunk or Backpack of the clique GEEK'],
        ["Jock's House", 'a Flunk or Backpack of the clique JOCK'],
        ["Prep's House", 'a Flunk or Backpack of the clique PREP'],
        ["Freak's House", 'a Flunk or Backpack of the clique FREAK'],
      ],
    },
    {
      kind: 'note',
      title: 'ACCESS DENIED',
      text: 'You are missing the required NFT trait. Visit the marketplace to acquire a character with the right clique.',
    },
    {
      kind: 'text',
      text: 'Shut out, leave your name at the door: in the kitchen, members read one digit of your codes for the cellar and the shed, and tell you.',
    },
    {
      kind: 'program',
      app: 'picture-day',
      icon: 'picture-day',
      title: 'Picture Day',
      text: 'Four class photos, and one vote for each Flunk and wallet. Results come after your vote.',
    },
    { kind: 'heading', text: 'Access levels' },
    {
      kind: 'table',
      rows: [
        ['Administrator', 'Full access.'],
        ['Beta Tester', 'Core and beta tools.'],
        ['Community Member', 'Essential features.'],
        ['Guest', 'Limited.'],
      ],
    },
    {
      kind: 'text',
      text: 'Your level comes from an access code or your wallet, and the icons follow at once.',
    },
  ],
};
