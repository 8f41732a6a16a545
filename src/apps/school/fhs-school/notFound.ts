import { bundle as art } from '@bundles/fhs-school.ts';
import { definePage } from './definePage.ts';

/** The page for an address that leads nowhere. It has no file in pages/, because no address leads to it. */
export const NOT_FOUND = definePage({
  path: '404.html',
  title: '404: Not in This Building',
  blocks: [
    {
      kind: 'text',
      text: 'You have taken a wrong turn after the lockers. There is no room at this address, and no record that there ever was one.',
    },
    {
      kind: 'picture',
      picture: art.pictures['our-school'],
      alt: 'A drawing in crayon of a school with seven doors.',
      caption: 'You are not here.',
      scale: 2,
    },
    {
      kind: 'table',
      label: 'Hall pass',
      rows: [
        ['Hall pass', 'good for one way back'],
        ['Reason', 'WAS LOOKING FOR SOMETHING'],
        ['Return to', [{ text: 'the first page', to: 'index.html' }]],
      ],
    },
    {
      kind: 'text',
      text: 'If you typed the address by hand, check it letter by letter. If a page of ours led you here, please do not tell the Principal.',
    },
  ],
});
