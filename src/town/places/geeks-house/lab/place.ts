import { bundle } from '@bundles/geeks-house-lab.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house-lab',
  title: 'Lab',
  bundle,
  alt: {
    day: 'A bright laboratory full of glassware. Under a microscope lies one yellow thread.',
    night: 'The lab in the glow of a blue flask. The thread under the microscope has moved.',
  },
  tune: music.tracks['geeks'],
  ambience: 'drips',

  hotspots: {
    microscope: {
      label: 'Microscope',
      sound: 'select',
      answers: {
        day: ['Wool, yellow, soaked in lake water. The lake is two miles from the bleachers.'],
        night: ['The thread has grown. You measured it. You measured it twice.'],
      },
    },
    flask: {
      label: 'Blue flask',
      sound: 'select',
      answers: {
        day: ['ROOT BEER, DO NOT DRINK. Both are true.'],
        night: ['It glows in time with something. You hold your pulse. It is not that.'],
      },
    },
    table: {
      label: 'Periodic table',
      sound: 'select',
      answers: {
        day: ['Square 117 is drawn in by hand: FLUNKONIUM. Half-life: unknown.'],
        night: ['Somebody wrote a symbol in it. It looks like a door.'],
      },
    },
    door: { label: 'Door to the yard', sound: 'open', exit: { to: 'geeks-house' } },
  },
});
