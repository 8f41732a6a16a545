import { bundle } from '@bundles/paradise-motel.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel',
  title: 'Paradise Motel',
  bundle,
  alt: {
    day: 'A pink motel of two floors behind its pool. A sign with a palm stands by the road; the curtains of one room are drawn.',
    night:
      'The motel under a neon palm, mirrored in the puddles of its lot. A few of its rooms are lit, and one curtain moves.',
  },
  tune: music.tracks['motel'],
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    lobby: {
      label: 'Lobby',
      sound: 'open',
      exit: { to: 'paradise-motel-lobby' },
      discoveries: [{ event: 'motel-visited' }],
    },
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
    'room-2': {
      label: 'Window of Room 2',
      sound: 'select',
      answers: {
        day: ['Its curtains are drawn. The other rooms have nothing to hide, or nobody.'],
        night: ['A light is on. The curtain moves, and hangs still as you look.'],
      },
    },
    ice: {
      label: 'Ice machine',
      sound: 'coin',
      answers: {
        day: ['Free ice. It hums when it is done. It has been done for a while.'],
        night: ['The cubes come one by one, as if counted.'],
      },
    },
  },
});
