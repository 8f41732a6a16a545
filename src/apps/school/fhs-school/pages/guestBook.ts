import { bundle as art } from '@bundles/fhs-school.ts';
import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'guestbook.html',
  title: 'Guest Book',
  blocks: [
    {
      kind: 'text',
      text: 'One line each, newest first. No addresses of other pages, please: the phone bill is paid by the parents.',
    },
    {
      kind: 'columns',
      columns: [
        [{ kind: 'part', part: 'guest-book' }],
        [
          {
            kind: 'picture',
            picture: art.pictures.bear,
            alt: 'A drawing in crayon of a toy bear that looks at a door.',
            caption: 'He reads every line.',
            scale: 2,
          },
        ],
      ],
    },
  ],
});
