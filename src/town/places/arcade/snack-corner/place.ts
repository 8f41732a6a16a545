import { bundle } from '@bundles/arcade-snack-corner.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-snack-corner',
  title: 'Snack Corner',
  bundle,
  alt: {
    day: 'A mint green snack counter in the arcade. On a table in front stands one cup with two straws; the clock says 8:04.',
    night: 'The snack corner lit by its drinks machine. The cup with two straws is still there, and full.',
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  ambience: 'fridge',
  lays: [
    {
      cut: 'two-straws-gone',
      when: { all: ['carried:two-straws'] },
      alt: 'The straws have been taken; a lid is on the cup.',
    },
  ],

  hotspots: {
    cup: {
      label: 'Cup with two straws',
      takes: 'two-straws',
      sound: 'select',
      answers: {
        day: [
          'Flat since Friday. Nobody clears this table.',
          'One straw is chewed. The other was never touched.',
        ],
        night: ['It is cold. It fizzes.'],
      },
      instead: [
        {
          when: { all: ['carried:two-straws'] },
          sound: 'select',
          answers: ['Two holes in the lid. Nobody clears this table.'],
        },
      ],
    },
    clock: {
      label: 'Clock',
      sound: 'select',
      answers: {
        day: ['8:04. They changed the battery. It has no battery.'],
        night: ['8:04. Your watch disagrees. The clock has made up its mind.'],
      },
    },
    'drinks-machine': {
      label: 'Drinks machine',
      sound: 'coin',
      answers: {
        day: ['GRAPE, ORANGE, GRAPE, OUT OF ORDER.'],
        night: [
          'You press GRAPE. A can rolls, and rolls, and does not come.',
          'Another one rolls. You did not press.',
        ],
      },
    },
    lobby: { label: 'Back to the lobby', sound: 'open', exit: { to: 'arcade-lobby' } },
  },
});
