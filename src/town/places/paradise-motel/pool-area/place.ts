import { bundle } from '@bundles/paradise-motel-pool-area.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-pool-area',
  title: 'Pool Area',
  bundle,
  alt: {
    day: "The motel's pool in the sun. Something red lies on its bottom; footprints lead away from the edge.",
    night: 'The pool glowing in the dark. Rings run outward from a spot where nobody swims.',
  },
  tune: music.tracks['motel'],
  ambience: 'pool',

  middle: 'jacket',
  hotspots: {
    jacket: {
      label: 'Something red in the pool',
      sound: 'select',
      answers: {
        day: ['A jacket, you think. It is a towel, says the manager, and looks away.'],
        night: ['It waves with both sleeves.'],
      },
    },
    'deck-chair': {
      label: 'Deck chair',
      sound: 'select',
      answers: {
        day: ['RESERVED, says the towel. It has said so since August.'],
        night: ["The towel is folded now. It has a swan's neck. It looks at you."],
      },
    },
    'diving-board': {
      label: 'Diving board',
      sound: 'select',
      answers: {
        day: ['Somebody walked to its end. And back. And to its end.'],
        night: ['It swings, as a board does after somebody has gone.'],
      },
    },
    door: { label: 'Back to the lobby', sound: 'open', exit: { to: 'paradise-motel-lobby' } },
  },
});
