import { bundle } from '@bundles/jocks-house-living-room.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-living-room',
  title: 'Living Room',
  bundle,
  alt: {
    day: 'A living room with a plaid sofa before a large television. A football game is paused on a picture of the crowd.',
    night:
      'The dark living room in the light of a paused video. In the crowd on the screen is one yellow dot.',
  },
  tune: music.tracks['jocks'],
  ambience: 'crt',

  hotspots: {
    television: {
      label: 'Television',
      sound: 'type',
      answers: {
        day: [
          'Paused at 8:03 and fifty-nine seconds. Top row, left: a yellow hat.',
          'They have looked at it for days. Nobody wants to press PLAY.',
        ],
        night: [
          'You press PLAY. Four frames of him, then black.',
          'The seat beside him is not empty in the last one.',
        ],
      },
    },
    photographs: {
      label: 'Team photographs',
      sound: 'select',
      answers: {
        day: ['Class of 1995. Eleven players, one waterboy, twelve pairs of eyes on the waterboy.'],
        night: ['In 1975 there was a boy with a knit hat, too.'],
      },
    },
    sofa: {
      label: 'Sofa',
      sound: 'select',
      answers: {
        day: ['Between the cushions: popcorn, a whistle, half a ticket to Homecoming.'],
        night: ['The middle seat is warm.'],
      },
    },
    door: { label: 'Front door', sound: 'open', exit: { to: 'jocks-house' } },
  },
});
