import { bundle } from '@bundles/freaks-house-attic.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house-attic',
  title: 'Attic',
  bundle,
  alt: {
    day: 'An attic with a round window. A telescope points at the distant bleachers of the football field.',
    night: 'The attic in moonlight. A gown on a dress form stands by the telescope as if looking.',
  },
  tune: music.tracks['freaks'],
  volume: 0.5,
  ambience: 'attic',

  hotspots: {
    telescope: {
      label: 'Telescope',
      sound: 'select',
      answers: {
        day: ['Top row, seat nine. It is bolted there.', 'Through it the seat looks close enough to touch.'],
        night: ['Somebody sits in it. You blink. The seat, at least, is there.'],
      },
    },
    gown: {
      label: 'Homecoming gown',
      sound: 'select',
      answers: {
        day: ['Altered for somebody shorter. The pins are still in.'],
        night: ['It has turned to the window. The pins are on the sill, in a row.'],
      },
    },
    notes: {
      label: 'Notebook',
      sound: 'select',
      answers: {
        day: ['7:30 he sits. 7:51 he waves, not at us. 8:04 dark. 8:30 gone.'],
        night: ['One more line, in pencil: 8:31, he waves.'],
      },
    },
    hatch: { label: 'Hatch down', sound: 'open', exit: { to: 'freaks-house' } },
  },
});
