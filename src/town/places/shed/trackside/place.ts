import { bundle } from '@bundles/shed-trackside.ts';
import { bundle as music } from '@bundles/town-music.ts';
import { definePlace } from '../../../play/place.ts';
import { eveningTrain } from '../../../evening/brought.ts';

export const place = definePlace({
  id: 'shed-trackside',
  title: 'Trackside',
  bundle,
  alt: {
    day: 'Railway tracks running into a magenta sunset. On a siding stands a boxcar, its door open a hand.',
    night: "The tracks at night. Light shows in the boxcar's door, and goes out.",
  },
  dark: {
    alt: 'No light in the boxcar, and none at the switch. Far down the line is one lamp, and the rail has it already.',
    load: async () => (await import('@bundles/shed-trackside-dark.ts')).bundle,
  },
  tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
  ambience: 'train',

  evening: { train: eveningTrain({ x: 126, y: 92, w: 14, h: 10 }) },
  hotspots: {
    boxcar: {
      label: 'Boxcar',
      sound: 'drop',
      answers: {
        day: ['Car 8004. On no list of the railroad. Inside: straw, and a second bus seat.'],
        night: ['The light goes out. Somebody slides the door, gently, to.'],
      },
      uses: {
        'punched-ticket': {
          sound: 'knock',
          answers: [
            'You hold the ticket to the gap in the door. Somebody looks at you through the hole. The gap does not close.',
          ],
          records: 'shown:shed-trackside/punched-ticket',
          recalls: 'train',
        },
      },
    },
    quarters: {
      label: 'Flattened quarters',
      sound: 'select',
      answers: {
        day: ['Two, side by side. One is from the arcade. It is not flat yet.'],
        night: ['They are warm. You heard no train.'],
      },
    },
    rail: {
      label: 'Rail',
      sound: 'select',
      answers: {
        day: ['You put your ear to it. Far away, somebody else does.'],
        night: ['You put your ear to it. Not far.'],
      },
    },
    shed: { label: 'Back to the shed', sound: 'open', exit: { to: 'shed' } },
  },
});
