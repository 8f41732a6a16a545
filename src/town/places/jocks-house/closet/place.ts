import { bundle } from '@bundles/jocks-house-closet.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-closet',
  title: 'Closet',
  bundle,
  alt: {
    day: 'A closet full of red jackets. On its shelf stand a box of cassettes, a picture frame and a clock; at the back sits a teddy backpack.',
    night: 'The closet under a bulb on a chain. Two button eyes shine between the jackets.',
  },
  tune: music.tracks['jocks'],
  volume: 0.5,
  ambience: 'clock',

  hotspots: {
    'cassette-box': {
      label: 'Cassette Box',
      sound: 'drop',
      answers: {
        day: ['Twelve mix tapes and a gap, the size of one more.'],
        night: ['One of them has rewound itself.'],
      },
    },
    'picture-frame': {
      label: 'Picture Frame',
      sound: 'select',
      answers: {
        day: ["Four friends on a dock, and half a fifth. Somebody's thumb is on the lens."],
        night: ['In the dark it looks as if they were five.'],
      },
    },
    'teddy-backpack': { label: 'Teddy Backpack', sound: 'open', exit: { to: 'jocks-house-teddy-backpack' } },
    time: { label: 'Time', sound: 'select', opens: { purpose: 'time-access' } },
    bedroom: { label: 'Back to the bedroom', sound: 'open', exit: { to: 'jocks-house-bedroom' } },
  },
});
