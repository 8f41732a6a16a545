import { bundle } from '@bundles/snack-shack-stock-room.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'snack-shack-stock-room',
  title: 'Stock Room',
  bundle,
  alt: {
    day: 'A stock room with towers of cartons. Some have been made into a fort with a blanket inside.',
    night: 'The cartons in the dark. Light moves inside the fort.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  volume: 0.5,
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'matchbook-there',
      when: { none: ['carried:matchbook'] },
      alt: "A matchbook stands in the fort's mouth.",
    },
  ],

  hotspots: {
    fort: {
      label: 'Cardboard fort',
      takes: 'matchbook',
      sound: 'select',
      answers: {
        day: ['A blanket, a comic, two cups. Made by somebody small, or somebody careful.'],
        night: ['The light goes out as you come. Somebody holds their breath. You, too.'],
      },
      instead: [
        {
          when: { all: ['carried:matchbook'] },
          sound: 'select',
          answers: ['A blanket, a comic, two cups, and a dry square where the matches lay.'],
        },
      ],
    },
    barrels: {
      label: 'Syrup barrels',
      sound: 'select',
      answers: { day: ['COLA, COLA, ORANGE, F. PAID.'], night: ['One sloshes. It is the empty one.'] },
    },
    inventory: {
      label: 'Inventory',
      sound: 'select',
      answers: { day: ['STRAWS: MINUS TWO. The cook has double-checked.'], night: ['STRAWS: MINUS FOUR.'] },
    },
    door: { label: 'Door to the street', sound: 'open', exit: { to: 'snack-shack' } },
  },
});
