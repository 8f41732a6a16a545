import { bundle } from '@bundles/paradise-motel.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel',
  title: 'Paradise Motel',
  bundle,
  alt: {
    day: 'A pink motel by the road, its curtains open except in Room 2. Wet footprints lead to that door.',
    night:
      'The motel under a neon palm, mirrored in the wet lot. A light is on behind the curtain of Room 2.',
  },
  tune: music.tracks['motel'],
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    lobby: { label: 'Lobby', sound: 'open', exit: { to: 'paradise-motel-lobby' } },
    'round-back': { label: 'Round Back', sound: 'open', exit: { to: 'paradise-motel-round-back' } },
    sign: {
      label: 'Neon sign',
      sound: 'select',
      answers: {
        day: ['VACANCY. Below, in smaller letters: NO QUESTIONS, NO CHECKS.'],
        night: [
          'ACANCY, it says. Then it thinks of something and goes dark.',
          'For a moment the palm is a person waving.',
        ],
      },
    },
    ice: {
      label: 'Ice machine',
      sound: 'coin',
      answers: {
        day: ['Free ice. It knocks when it is done. It has been done for a while.'],
        night: ['Thirteen cubes. It counts them out, one by one.'],
      },
    },
  },
});
