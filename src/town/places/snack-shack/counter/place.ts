import { bundle } from '@bundles/snack-shack-counter.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'snack-shack-counter',
  title: 'Counter',
  bundle,
  alt: {
    day: 'A yellow snack counter with chrome stools. On the order wheel hangs one slip from Friday.',
    night: 'The counter in the light of a pie case. One stool turns slowly.',
  },
  dark: {
    alt: 'The counter by two candles in soda glasses. In the kitchen a ring of gas burns blue under a pan.',
    load: async () => (await import('@bundles/snack-shack-counter-dark.ts')).bundle,
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: 'fridge',

  hotspots: {
    'order-wheel': {
      label: 'Order wheel',
      sound: 'select',
      answers: {
        day: ['FRIDAY 4:30. 1 SODA, 2 STRAWS. "He said thanks for both of them," the cook says.'],
        night: ['A fresh slip: SAME AGAIN.'],
      },
      uses: {
        'two-straws': {
          sound: 'select',
          answers: [
            'You pin the straws to the order. One soda comes over the counter, and somebody looks past you for the other one.',
          ],
          records: 'shown:snack-shack-counter/two-straws',
          recalls: 'straws',
        },
      },
    },
    stools: {
      label: 'Stools',
      sound: 'select',
      answers: {
        day: ['The middle one squeaks. The left one is his. The right one is still turning.'],
        night: ['The left one turns and stops, facing you.'],
      },
    },
    'pie-case': {
      label: 'Pie case',
      sound: 'select',
      answers: {
        day: ['Cherry, cherry, and a plate of fork marks.'],
        night: ['The slice you did not see anyone eat has been eaten.'],
      },
    },
    outside: { label: 'Hatch to the street', sound: 'open', exit: { to: 'snack-shack' } },
  },
  people: {
    cook: { spot: { x: 115, y: 53, w: 47, h: 56 }, alt: 'The cook stands behind the counter.' },
  },
});
