import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'weeks.html',
  title: 'Past Weeks',
  blocks: [
    {
      kind: 'text',
      text: [
        'A week in Arcadia ends on Sunday, and is filed here on Monday. The box of this week stands under ',
        { text: 'What It Means', to: 'vote.html' },
        '.',
      ],
    },
    { kind: 'part', part: 'weeks' },
  ],
});
