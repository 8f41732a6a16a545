import { bundle } from '@bundles/rug-doctor-back-office.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'rug-doctor-back-office',
  title: 'Back Office',
  bundle,
  alt: {
    day: 'A small office whose wall is covered with photographs of rugs, joined by pink string.',
    night: 'The wall of string under a lamp. All strings meet in a picture of a wooden floor.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: 'fluorescent',

  hotspots: {
    'string-wall': {
      label: 'Wall of string',
      sound: 'select',
      answers: {
        day: ['Every rug in Arcadia, and who stood on it. It ends at a floor without a rug.'],
        night: ['A string is taut that was slack. It leads to the door you came by.'],
      },
    },
    'adding-machine': {
      label: 'Adding machine',
      sound: 'coin',
      answers: {
        day: ['65.00, 65.00, 65.00. One rug, three times paid.'],
        night: ['It adds. The sum is 7.30.'],
      },
    },
    cabinet: {
      label: 'Filing cabinet',
      sound: 'coin',
      answers: {
        day: ['A to Z, and after Z a drawer without a letter. It is the full one.'],
        night: ['The drawer without a letter is open. It is full of hats.'],
      },
    },
    door: { label: 'Back to the counter', sound: 'open', exit: { to: 'rug-doctor-front-counter' } },
  },
});
