import { bundle } from '@bundles/lake-tree-shore.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'lake-tree-shore',
  title: 'Shore',
  bundle,
  alt: {
    day: 'A gray pebble shore with a line of driftwood and a heron. Footprints come up out of the water.',
    night: 'The shore by a lantern that somebody left on a rock. The footprints lead past it.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'lake', night: 'lake-night' },
  lays: [
    {
      cut: 'candle-lit',
      when: { all: ['shown:lake-tree-shore/candle'] },
      alt: 'A candle burns beside the footprints.',
    },
  ],

  hotspots: {
    footprints: {
      label: 'Footprints',
      sound: 'select',
      answers: {
        day: ['Size five. They come out of the lake. None go in.'],
        night: ['They start at the lantern now. The lantern came later.'],
      },
      uses: {
        candle: {
          sound: 'select',
          answers: {
            day: [
              'You set it by the last print. Its flame is nothing by day. Far out on the water something glints, once.',
            ],
            night: [
              'You set it by the last print and light it. Out on the water a light stops, as if it had been waved at.',
            ],
          },
          records: 'shown:lake-tree-shore/candle',
          recalls: 'lake',
        },
      },
    },
    flotsam: {
      label: 'Flotsam',
      sound: 'select',
      answers: {
        day: ["A bottle. In it a note: THIS IS NOT A CLUE. The hand is a child's."],
        night: ['A second bottle: SORRY. IT WAS.'],
      },
    },
    heron: {
      label: 'Heron',
      sound: 'select',
      answers: {
        day: ['It has stood there since Friday. It is plaster. The eyes were not in the kit.'],
        night: ['It stands on the other leg.'],
      },
    },
    path: { label: 'Path to the tree', sound: 'open', exit: { to: 'lake-tree' } },
  },
  people: {
    angler: {
      spot: { x: 183, y: 65, w: 81, h: 96 },
      alt: 'An angler sits by the lantern, with his back to the water.',
    },
  },
});
