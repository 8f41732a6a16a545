import { bundle } from '@bundles/junkyard-crusher.ts';
import { bundle as music } from '@bundles/junkyard-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'junkyard-crusher',
  title: 'Crusher',
  bundle,
  alt: {
    day: 'An iron car crusher under a broken roof. A strip of yellow shows in one of the pressed cubes.',
    night: 'The crusher in turning red light. Its upper jaw hangs lower than before.',
  },
  tune: music.tracks['junkyard'],
  ambience: 'drips',

  middle: 'jaws',
  hotspots: {
    cube: {
      label: 'Cube with a yellow strip',
      sound: 'select',
      answers: {
        day: ['You pull. It is a seat cover. You are allowed to breathe.'],
        night: ['The strip is gone. The hole goes in further than the cube.'],
      },
    },
    lever: {
      label: 'Lever',
      sound: 'select',
      answers: {
        day: ['A rubber glove hangs on it, a right one. Its left is on a hill.'],
        night: ['It is a little further down. Nobody is in. You look twice.'],
      },
    },
    jaws: {
      label: 'Jaws',
      sound: 'select',
      answers: {
        day: ['DO NOT STAND HERE, say the words, where you must stand to read them.'],
        night: ['It ticks, from cooling. It has not been warm since Friday.'],
      },
    },
    yard: { label: 'Back to the yard', sound: 'open', exit: { to: 'junkyard' } },
  },
});
