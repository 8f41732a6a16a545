import { bundle } from '@bundles/secret-treehouse-ladder.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'secret-treehouse-ladder',
  title: 'Ladder',
  bundle,
  alt: {
    day: 'A ladder up the trunk of an oak, seen from its foot. One rung has been sawn half through.',
    night: 'The ladder in the dark, a candle at its top. The trapdoor lifts a little.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'leaves', night: 'crickets' },

  hotspots: {
    'eighth-rung': {
      label: 'Eighth rung',
      sound: 'select',
      answers: {
        day: ['Sawn half through, from above. The dust is still yellow.'],
        night: ['It is mended, with wool.'],
      },
    },
    mud: {
      label: 'Mud on a rung',
      sound: 'select',
      answers: {
        day: ['Size five. Toe first going up. None going down.'],
        night: ['You wipe it off. It was under your shoe.'],
      },
    },
    'map-table': { label: 'Up to the map table', sound: 'open', exit: { to: 'secret-treehouse-map-table' } },
    ground: { label: 'Down to the ground', sound: 'open', exit: { to: 'secret-treehouse' } },
  },
});
