import { definePage } from '../definePage.ts';

export const page = definePage({
  path: 'guestbook.html',
  title: 'Guest Book',
  blocks: [
    {
      kind: 'text',
      text: 'One line each, newest first. No addresses of other pages, please: the phone bill is paid by the parents.',
    },
    { kind: 'part', part: 'guest-book' },
  ],
});
