import { bundle } from '@bundles/jocks-house-bedroom.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-bedroom',
  title: 'Bedroom',
  bundle,
  alt: {
    day: 'A purple bedroom with trophies and a computer. A sleeping bag lies unrolled beside the bed.',
    night: "The bedroom by the light of a desk lamp and a screen. The sleeping bag has somebody's shape.",
  },
  tune: music.tracks['jocks'],
  ambience: 'fluorescent',

  hotspots: {
    closet: { label: 'Closet', sound: 'open', exit: { to: 'jocks-house-closet' } },
    desk: { label: 'Desk', sound: 'open', exit: { to: 'jocks-house-desk' } },
    bed: { label: 'Under the Bed', sound: 'open', exit: { to: 'jocks-house-under-the-bed' } },
    trophies: { label: 'Trophies', sound: 'open', exit: { to: 'jocks-house-trophies' } },
    computer: {
      label: 'Computer (coming soon)',
      sound: 'type',
      answers: {
        day: ['Coming soon, it says. It has said so all semester.'],
        night: ['Coming soon, it says. So are you, it seems to add.'],
      },
    },
    'sleeping-bag': {
      label: 'Sleeping bag',
      sound: 'select',
      answers: {
        day: ['For guests. The zipper is shut from inside.'],
        night: ['It breathes. It is the radiator. The radiator is off.'],
      },
    },
    door: { label: 'Door to the landing', sound: 'open', exit: { to: 'jocks-house' } },
  },
});
