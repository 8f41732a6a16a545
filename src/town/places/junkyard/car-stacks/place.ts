import { bundle } from '@bundles/junkyard-car-stacks.ts';
import { bundle as music } from '@bundles/junkyard-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'junkyard-car-stacks',
  title: 'Car Stacks',
  bundle,
  alt: {
    day: 'A narrow alley between stacks of old cars. One of them, high up, has curtains.',
    night: 'The stacks in the dark. A dashboard glows in the third car up; its wiper moves.',
  },
  tune: music.tracks['junkyard'],
  ambience: { day: 'birds', night: 'crickets' },

  hotspots: {
    'curtained-car': {
      label: 'Car with curtains',
      sound: 'select',
      answers: {
        day: ['Third up. Gingham. You could climb to it, if you had a reason, and a will.'],
        night: ['The dashboard says 8:04. The wiper waves.'],
      },
    },
    trunks: {
      label: 'Open trunks',
      sound: 'drop',
      answers: {
        day: ['Spare wheels, a picnic, a spare wheel, a very surprised raccoon.'],
        night: ['All of them are shut. They were all open.'],
      },
    },
    poster: {
      label: 'Poster on a fender',
      sound: 'select',
      answers: {
        day: ["MISSING: FLUNKO. Stuck on in July, by the sun's mark around it."],
        night: ['The fender has been wiped clean. The paste has not set.'],
      },
    },
    yard: { label: 'Back to the yard', sound: 'open', exit: { to: 'junkyard' } },
  },
});
