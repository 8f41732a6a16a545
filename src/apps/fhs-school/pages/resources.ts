import { GALLERIES } from '../galleries.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  path: 'resources.html',
  title: 'Resources',
  tab: 4,
  blocks: [
    ...GALLERIES.map((gallery) => ({ kind: 'gallery', gallery }) as const),
    { kind: 'rule' },
    { kind: 'heading', text: 'Bell schedule' },
    {
      kind: 'table',
      label: 'Bell schedule',
      rows: [
        ['1st period', '8:00 to 9:10'],
        ['2nd period', '9:15 to 10:25'],
        ['3rd period', '10:30 to 11:40'],
        ['Lunch', '11:40 to 12:15, see Friday'],
        ['4th period', '12:15 to 1:20'],
        ['5th period', '1:25 to 2:30'],
      ],
    },
    { kind: 'heading', text: 'Elsewhere' },
    {
      kind: 'list',
      items: [
        [{ text: 'Calendar', to: 'calendar.html' }, ', also as a file for the one at home'],
        [{ text: 'Guest book', to: 'guestbook.html' }],
        [{ text: 'Links', to: 'links.html' }, ' to the places of the town'],
      ],
    },
  ],
});
