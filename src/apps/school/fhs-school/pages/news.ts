import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'news.html',
  title: 'News',
  blocks: [
    { kind: 'part', part: 'week-news' },
    { kind: 'heading', text: 'The building is closed' },
    {
      kind: 'text',
      text: [
        'All seven doors are shut until further notice. Please do not try them: they have been tried. The police ask whoever sat in the top row on Friday to come by the ',
        { text: 'front desk', opens: { purpose: 'location', params: 'police-station-front-desk' } },
        '.',
      ],
    },
    { kind: 'rule' },
    { kind: 'heading', text: 'Flunko' },
    {
      kind: 'text',
      text: 'Marked absent since that Friday by eight teachers, and present by one, who cannot say which lesson it was. If you share a class with him, please look at the seat before you sit down.',
    },
    { kind: 'rule' },
    { kind: 'heading', text: 'Lost and found' },
    {
      kind: 'list',
      items: [
        'Red jackets: four, all of one size. No student is missing one.',
        'A bear. It was handed in, and was back on the steps in the morning.',
        'Cassettes without a label: please stop returning them to the library. They are not ours.',
        'Sneakers, size five, left. Right ones would be welcome.',
      ],
    },
    { kind: 'rule' },
    { kind: 'heading', text: 'Clocks' },
    {
      kind: 'text',
      text: 'All clocks of the building will be set as soon as the office agrees on a time. Until then it is 8:04.',
    },
    { kind: 'rule' },
    { kind: 'heading', text: 'Pictures of the dance' },
    {
      kind: 'text',
      text: 'Two crowns were ordered. If you are the third person on the stage, the office would like to know how you voted.',
    },
    { kind: 'rule' },
    { kind: 'heading', text: 'This page' },
    {
      kind: 'text',
      text: [
        'The computer club thanks the person who mends our spelling at night. The modem is off the hook at that hour, so we wonder how. Please leave your name in the ',
        { text: 'guest book', to: 'guestbook.html' },
        '.',
      ],
    },
  ],
});
