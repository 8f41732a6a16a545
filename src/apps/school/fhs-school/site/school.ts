import { bundle as art } from '@bundles/fhs-school.ts';
import type { Site } from '../browser/site.ts';
import { HOST } from './host.ts';
import { PARTS } from '../parts/index.ts';
import { SITE_PAGES } from './sitePages.ts';
import { definePage } from './definePage.ts';

/** The page for an address that leads nowhere. It has no file in pages/, because no address leads to it. */
const NOT_FOUND = definePage({
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

/** The web site of Flunks High School (FHS-1). */
export const SCHOOL: Site = {
  host: HOST,
  title: 'Flunks High School',
  tagline: 'Arcadia - on the Information Superhighway since 1995',
  pages: SITE_PAGES,
  missing: NOT_FOUND,
  parts: PARTS,
  foot: [
    { kind: 'part', part: 'counter' },
    {
      kind: 'text',
      text: [
        { text: 'Home', to: 'index.html' },
        ' | ',
        { text: 'News', to: 'news.html' },
        ' | ',
        { text: 'Guest Book', to: 'guestbook.html' },
        ' | ',
        { text: 'Links', to: 'links.html' },
      ],
    },
    {
      kind: 'text',
      text: 'Best viewed with both eyes, at 640 x 480. Made by the computer club. Do not turn off the lights.',
    },
  ],
};
