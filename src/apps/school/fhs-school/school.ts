import type { Site } from './browser/site.ts';
import { HOST } from './host.ts';
import { NOT_FOUND } from './notFound.ts';
import { PARTS } from './parts/index.ts';
import { SITE_PAGES } from './sitePages.ts';

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
