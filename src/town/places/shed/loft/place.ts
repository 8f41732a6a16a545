import { bundle } from '@bundles/shed-loft.ts';
import { bundle as music } from '@bundles/town-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'shed-loft',
  title: 'Loft',
  bundle,
  alt: {
    day: 'A hayloft with its hatch open over the rails. In the hay is a hollow, with a blanket and an alarm clock.',
    night: 'The loft in the red of a far signal. The hollow in the hay is deeper.',
  },
  tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
  ambience: 'attic',

  hotspots: {
    hollow: {
      label: 'Hollow in the hay',
      sound: 'select',
      answers: {
        day: ['A blanket, GUM cards, number 7 of 30. Somebody small slept here, or somebody folded.'],
        night: ['It is warm. The pigeons are not that large.'],
      },
    },
    hook: {
      label: 'Pulley hook',
      sound: 'select',
      answers: {
        day: ['Forty feet of rope are missing. The lake has a swing.'],
        night: ['It goes down, empty. It comes up, a little later.'],
      },
    },
    'alarm-clock': {
      label: 'Alarm clock',
      sound: 'select',
      answers: {
        day: ['Set to 7:30. Wound, daily, by a pigeon, you must assume.'],
        night: ['It ticks, and rests, and ticks. You find that you wait for it.'],
      },
    },
    stairs: { label: 'Stairs down', sound: 'open', exit: { to: 'shed-workbench' } },
  },
});
