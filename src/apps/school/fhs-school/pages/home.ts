import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'index.html',
  title: 'Home',
  tab: 1,
  untitled: true,
  blocks: [
    { kind: 'part', part: 'front' },
    {
      kind: 'notice',
      text: [
        'The building is closed until further notice. The hours below have not been told. All that is known stands under ',
        { text: 'News', to: 'news.html' },
        '.',
      ],
    },
    {
      kind: 'columns',
      columns: [
        [{ kind: 'part', part: 'hours' }],
        [
          { kind: 'heading', text: 'Welcome to the wire!' },
          {
            kind: 'text',
            text: 'You have reached the page of Flunks High School in Arcadia, made by the computer club in one lunch hour and many evenings. Sit down, mind the cord, and look around.',
          },
          {
            kind: 'list',
            items: [
              ['Did anyone count the jackets? ', { text: 'Read the news', to: 'news.html' }],
              ['Homecoming, holidays, arcade days: ', { text: 'the calendar', to: 'calendar.html' }],
              ['Who gives you that grade: ', { text: 'the staff', to: 'staff.html' }],
              ['What students draw: ', { text: 'the galleries', to: 'resources.html' }],
              ['What does it mean? ', { text: 'The vote of Sunday', to: 'vote.html' }],
              ['You were here: ', { text: 'sign the guest book', to: 'guestbook.html' }],
            ],
          },
          { kind: 'part', part: 'coming-up' },
          { kind: 'part', part: 'key' },
          { kind: 'part', part: 'evening' },
        ],
        [{ kind: 'part', part: 'student' }],
      ],
    },
  ],
});
