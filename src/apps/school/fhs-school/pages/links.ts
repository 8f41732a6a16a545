import { bundle as art } from '@bundles/fhs-school.ts';
import type { Text } from '../browser/page.ts';
import { definePage } from '../site/definePage.ts';

/** A place of the town, and what is said of it. */
const place = (id: string, name: string, says: string): Text => [
  { text: name, opens: { purpose: 'location', params: id } },
  `: ${says}`,
];

export const page = definePage({
  path: 'links.html',
  title: 'Links',
  blocks: [
    { kind: 'text', text: 'Not everything is on the wire. These you have to walk to.' },
    {
      kind: 'columns',
      columns: [
        [
          {
            kind: 'list',
            items: [
              place('high-school', 'High School', 'the building itself, from the sidewalk'),
              place('football-field', 'Football Field', 'Friday nights; bring a candle'),
              place('arcade', 'Arcade', 'homework does not get done here'),
              place('snack-shack', 'Snack Shack', 'straws are free, take as many as you need'),
              place('flunk-fm', 'Flunk FM', 'requests are taken, also without a label'),
              place('police-station', 'Police Station', 'for what you saw, and when'),
              place('lake-tree', 'Lake Tree', 'swimming is not supervised'),
            ],
          },
        ],
        [
          {
            kind: 'picture',
            picture: art.pictures['top-row'],
            alt: 'A drawing in crayon of rows of people under a floodlight.',
            caption: 'Please come early.',
            scale: 2,
          },
        ],
      ],
    },
    { kind: 'rule' },
    {
      kind: 'text',
      text: [
        'Lost? ',
        { text: 'The map of the town', opens: { purpose: 'town' } },
        ' shows where things are.',
      ],
    },
  ],
});
