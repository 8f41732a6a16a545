import { bundle } from '@bundles/freaks-house-basement.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house-basement',
  title: 'Basement',
  bundle,
  alt: {
    day: 'A vaulted basement with a ring of burned candles. In the middle stands a birthday cake that nobody cut.',
    night: 'The ring of candles burns around the cake. One chair is turned away.',
  },
  tune: music.tracks['freaks'],
  volume: 0.5,
  ambience: 'drips',

  hotspots: {
    cake: {
      label: 'Birthday cake',
      sound: 'select',
      answers: {
        day: [
          "HAPPY 16 F. It was for nine o'clock on Friday.",
          'The icing is GUM. It will keep longer than we will.',
        ],
        night: ['The candles burn. Fifteen of them.'],
      },
      uses: {
        candle: {
          sound: 'select',
          answers: ['With yours there are sixteen. The others lean toward it.'],
          records: 'shown:freaks-house-basement/candle',
        },
      },
    },
    chairs: {
      label: 'Chairs',
      sound: 'select',
      answers: {
        day: ['Five chairs. One came back from the rug cleaner with no seat.'],
        night: ['Four face the cake. One faces the bricks.'],
      },
    },
    bricks: {
      label: 'Bricked door',
      sound: 'select',
      answers: {
        day: ['Behind it the cellar, says the plan. Behind the cellar the ink has run.'],
        night: ['You put your ear to it. Somebody on that side does the same.'],
      },
      instead: [
        {
          when: { all: ['opened:cellar'] },
          sound: 'select',
          answers: {
            day: ['From the cellar it is a door. From here it is bricks. Both are old.'],
            night: ['You put your ear to it. Somebody in there hums, and stops when you do.'],
          },
        },
      ],
    },
    stairs: { label: 'Stairs to the garden', sound: 'open', exit: { to: 'freaks-house' } },
  },
});
