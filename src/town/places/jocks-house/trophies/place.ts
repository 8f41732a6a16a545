import { bundle } from '@bundles/jocks-house-trophies.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-trophies',
  title: 'Trophies',
  bundle,
  alt: {
    day: 'Shelves of golden trophies in a beam of sun. One of them is very small.',
    night: 'The trophies lit from below, their shadows tall on the wall. One figure has turned around.',
  },
  tune: music.tracks['jocks'],
  ambience: 'fluorescent',

  hotspots: {
    'small-cup': {
      label: 'Smallest cup',
      sound: 'select',
      answers: {
        day: [
          'BEST FRIEND. The plate with the name is unscrewed.',
          'Inside: a stub of chalk, for marking seats.',
        ],
        night: ['Something rattles in it. You leave it be.'],
      },
    },
    'state-cup': {
      label: 'State cup',
      sound: 'select',
      answers: {
        day: ['STATE 1975. They lost by thirty to seven. They kept the cup.'],
        night: ['Your face in it is not the only one.'],
      },
    },
    pennant: {
      label: 'Pennant',
      sound: 'select',
      answers: {
        day: ['GO FLUNKS, it says. Most of them did. One went further.'],
        night: ['The pins are out. It hangs anyhow.'],
      },
    },
    bedroom: { label: 'Back to the bedroom', sound: 'open', exit: { to: 'jocks-house-bedroom' } },
  },
});
