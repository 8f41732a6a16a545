import { bundle } from '@bundles/freaks-house-bedroom.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house-bedroom',
  title: 'Bedroom',
  bundle,
  alt: {
    day: 'A red velvet bedroom with a four-poster bed. A paper napkin with a drawing is pinned to the wall.',
    night: "The bedroom in the light of a lava lamp. The bed's curtain is drawn a little further.",
  },
  tune: music.tracks['freaks'],
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'napkin-map-gone',
      when: { all: ['carried:napkin-map'] },
      alt: 'Where the napkin hung are a nail and a paler square of wall.',
    },
  ],

  hotspots: {
    napkin: {
      label: 'Napkin',
      takes: 'napkin-map',
      sound: 'select',
      answers: {
        day: [
          'A map in ballpoint. Seven doors, one tree, one rail, and an X beside the edge.',
          'The X is on the table now, where the napkin ends.',
        ],
        night: ['The X has moved. Napkins stretch.'],
      },
      instead: [
        {
          when: { all: ['carried:napkin-map'] },
          sound: 'select',
          answers: ['A nail, and a paler square of wall.'],
        },
      ],
    },
    'record-player': {
      label: 'Record player',
      sound: 'select',
      answers: {
        day: ['It plays the run-out groove. Then the arm lifts, as if somebody had come in.'],
        night: ['You put on side B. Somebody breathes in, and that is all.'],
      },
    },
    bed: {
      label: 'Four-poster bed',
      sound: 'select',
      answers: {
        day: ['The diary says PRIVATE, and then, smaller: HE SAID I COULD KEEP IT.'],
        night: ['Behind the curtain somebody turns a page.'],
      },
    },
    door: { label: 'Door to the garden', sound: 'open', exit: { to: 'freaks-house' } },
  },
});
