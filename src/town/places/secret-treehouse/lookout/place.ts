import { bundle } from '@bundles/secret-treehouse-lookout.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'secret-treehouse-lookout',
  title: 'Lookout',
  bundle,
  alt: {
    day: 'A platform above the treetops with a spyglass made of cardboard. It is tied to point at the school.',
    night: 'The lookout under the stars. Far below, one window of the school goes on and off.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'leaves', night: 'crickets' },
  lays: [
    {
      cut: 'rug-ticket-there',
      when: { none: ['carried:rug-ticket'] },
      alt: 'A pink ticket is tied to the spyglass.',
    },
  ],

  hotspots: {
    spyglass: {
      label: 'Spyglass',
      takes: 'rug-ticket',
      sound: 'select',
      answers: {
        day: ["Upper window, third from left. A blind, a hand's width open. A hand."],
        night: ['On, off, on: a lamp down there. The pennant answers; there is no wind.'],
      },
      instead: [
        {
          when: { all: ['carried:rug-ticket'] },
          sound: 'select',
          answers: ['The tube has lost its ticket. You see as far as before, and know less of whose it is.'],
        },
      ],
    },
    pennant: {
      label: 'Pennant',
      sound: 'select',
      answers: {
        day: ['A sock, yellow. It means: all well. So does the other sock.'],
        night: ['It is at half mast.'],
      },
    },
    'code-card': {
      label: 'Card on the rail',
      sound: 'select',
      answers: {
        day: ['ONE LIGHT: STAY. TWO LIGHTS: GO. NO LIGHT: YOU KNOW. Nobody knows.'],
        night: ['NO LIGHT has been underlined.'],
      },
      uses: {
        jar: {
          sound: 'select',
          answers: {
            day: [
              'You stand it on the rail: ONE LIGHT. Down at the school the blind closes by a hand, or the wind does.',
            ],
            night: [
              'You stand it on the rail and light it: ONE LIGHT. The window down there goes out, and stays out, and waits.',
            ],
          },
          records: 'shown:secret-treehouse-lookout/jar',
        },
      },
    },
    ladder: { label: 'Down to the map table', sound: 'open', exit: { to: 'secret-treehouse-map-table' } },
  },
  people: {
    freak: {
      spot: { x: 238, y: 31, w: 79, h: 177 },
      alt: 'The Freak leans on the rail, lit by a far window.',
    },
  },
});
