import { bundle } from '@bundles/freaks-house-cellar.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house-cellar',
  title: 'Cellar',
  bundle,
  alt: {
    day: 'A white vault that stands in still water. Boards lead over it from a bright stair; small prints on them end in the middle. Along the walls stand candles in jars, and new ones hang from a rod, two on each wick.',
    night:
      'The vault at night. A candle burns in each jar along the walls, and again in the water. There is light under a door that is bolted.',
  },
  tune: music.tracks['freaks'],
  volume: 0.5,
  ambience: 'drips',
  lays: [
    { cut: 'sneaker-there', when: { none: ['carried:sneaker'] }, alt: 'A red sneaker hangs from a chair.' },
    { cut: 'jar-gone', when: { all: ['carried:jar'] }, alt: 'One jar is missing from the shelf.' },
  ],

  hotspots: {
    candles: {
      label: 'Candles on a rod',
      sound: 'select',
      answers: {
        day: [
          'It smells of candles, and of rain. They hang in twos, one wick for both.',
          'One wick is yellow wool. It was spun for something else.',
        ],
        night: ['A notch in the rod for each pair, and one notch more.', 'The yellow wick is a hand longer.'],
      },
    },
    jars: {
      label: 'Candles in jars',
      takes: 'jar',
      sound: 'select',
      answers: {
        day: ['One for each evening since Friday. There are more jars than evenings.'],
        night: [
          'All of them burn. There is one stair, and you came down it.',
          'You blow one out. The others bow to it.',
        ],
      },
      instead: [
        {
          when: { all: ['carried:jar'] },
          sound: 'select',
          answers: ['One evening is gone from the shelf. The jars are as many as before; you count again.'],
        },
      ],
    },
    chairs: {
      label: 'Two chairs in the water',
      takes: 'sneaker',
      sound: 'select',
      answers: {
        day: ['Two chairs in a hand of water. One seat is dry.'],
        night: ['The ripples reach the one, and go around the other.'],
      },
      instead: [
        {
          when: { all: ['carried:sneaker'] },
          sound: 'select',
          answers: ['Two chairs in a hand of water. The back of one still drips.'],
        },
      ],
    },
    door: {
      label: 'Door with a bolt',
      sound: 'locked',
      answers: {
        day: [
          'The bolt is on this side, and pushed home. Behind the door are bricks; you can feel them.',
          'The bolt has been oiled. So have the hinges.',
        ],
        night: ['Light lies under it, as of fifteen candles. They sing, and stop before the name.'],
      },
    },
    stairs: { label: 'Stair to the garden', sound: 'open', exit: { to: 'freaks-house' } },
  },
});
