import { bundle } from '@bundles/jocks-house-teddy-backpack.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-teddy-backpack',
  title: 'Inside the Backpack',
  bundle,
  alt: {
    day: 'The plush inside of a backpack, lit through its zipper. A torn photograph and a cassette stand in it like furniture.',
    night: 'The inside of the backpack by flashlight. A seam of the lining is mended in yellow.',
  },
  tune: music.tracks['jocks'],
  volume: 0.5,
  ambience: 'drips',

  hotspots: {
    photograph: {
      label: 'Torn photograph',
      sound: 'select',
      answers: {
        day: ['The fourth picture from the booth: Flunko, laughing, and Flunko, not.'],
        night: ['You put the halves together. They do not like it.'],
      },
    },
    cassette: {
      label: 'Cassette',
      sound: 'select',
      answers: {
        day: ['No label. Rewound. Somebody bit the corner.'],
        night: ['It turns a little, by itself, as if listening.'],
      },
    },
    seam: {
      label: 'Mended seam',
      sound: 'select',
      answers: {
        day: ['Yellow thread, small stitches. Somebody was in no hurry.'],
        night: ['Twelve. One has come undone, from the other side.'],
      },
    },
    zipper: { label: 'Zipper', sound: 'open', exit: { to: 'jocks-house-closet' } },
  },
});
