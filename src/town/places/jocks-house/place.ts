import { bundle } from '@bundles/jocks-house.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house',
  title: "Jock's House",
  bundle,
  alt: {
    day: 'A red brick house with a hoop over the garage. On the clothesline by the side hangs one red varsity jacket.',
    night:
      'The brick house at night, a television flickering behind the curtains. The jacket still hangs outside.',
  },
  tune: music.tracks['jocks'],
  ambience: { day: 'birds', night: 'crickets' },
  lays: [
    {
      cut: 'red-jacket-gone',
      when: { all: ['carried:red-jacket'] },
      alt: 'It has been taken: two pins are left on the line.',
    },
  ],

  hotspots: {
    door: { label: 'Front door', sound: 'open', exit: { to: 'jocks-house-living-room' } },
    kitchen: { label: 'Kitchen', sound: 'open', exit: { to: 'jocks-house-kitchen' } },
    'living-room': { label: 'Living Room', sound: 'open', exit: { to: 'jocks-house-living-room' } },
    bedroom: { label: 'Bedroom', sound: 'open', exit: { to: 'jocks-house-bedroom' } },
    basement: { label: 'Basement', sound: 'open', exit: { to: 'jocks-house-basement' } },
    jacket: {
      label: 'Jacket on the line',
      takes: 'red-jacket',
      sound: 'select',
      answers: {
        day: [
          'Letter F. They wash it every day, somebody says. Nobody has seen it dry.',
          'In the pocket: a bus token and a yellow thread.',
        ],
        night: ['The wind fills the sleeves. There is no wind.', 'It faced the house in the afternoon.'],
      },
      instead: [
        {
          when: { all: ['carried:red-jacket'] },
          sound: 'select',
          answers: ['Two pins hold up nothing. It has not dried, either.'],
        },
      ],
    },
  },
});
