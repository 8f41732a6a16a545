import { BELL_SCHEDULE } from '@shared/domain/school/schoolHours.ts';
import { GALLERIES } from '../site/galleries.ts';
import { definePage } from '../site/definePage.ts';

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
      rows: BELL_SCHEDULE,
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
