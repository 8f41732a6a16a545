import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'calendar.html',
  title: 'Calendar',
  tab: 2,
  blocks: [
    {
      kind: 'text',
      text: 'Cut along the dotted line and hang it on your locker, or save a day as a file for the calendar that you have at home.',
    },
    { kind: 'part', part: 'calendar' },
    {
      kind: 'text',
      text: [
        'Arcade challenges are run at the ',
        { text: 'arcade', opens: { purpose: 'location', params: 'arcade' } },
        ', games at the ',
        { text: 'football field', opens: { purpose: 'location', params: 'football-field' } },
        '. Dances need a ticket, which is good for two.',
      ],
    },
  ],
});
