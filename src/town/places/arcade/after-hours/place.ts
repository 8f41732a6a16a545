import { bundle } from '@bundles/arcade-after-hours.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-after-hours',
  title: 'After Hours',
  bundle,
  alt: {
    day: 'A passage behind the machines of the arcade. Sun comes through a slot in a steel door; a mallet hangs beside it, and two cups stand on a crate.',
    night:
      'The passage behind the machines at night. The back of one machine shines cyan, and the slot in the door is pink with neon. Somebody is before it.',
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  volume: 0.4,
  ambience: 'crt',
  middle: 'slot',
  hotspots: {
    slot: {
      label: 'Slot in the door',
      sound: 'select',
      answers: {
        day: ['Main Street, as narrow as a letter. From here one sees who is at the door, and how often.'],
        night: [
          'You see the spot where you stood and counted. Somebody stands there.',
          'Whoever it is counts along with the lips, and is at nine.',
        ],
      },
    },
    mallet: {
      label: 'Mallet on a string',
      sound: 'knock',
      answers: {
        day: ['It hangs where a hand finds it in the dark. The wall behind it is dented at two heights.'],
        night: ['So that is who answers: anybody who stands here.', 'It was swinging before you touched it.'],
      },
    },
    'third-machine': {
      label: 'Back of the third machine',
      sound: 'coin',
      answers: {
        day: ['Its back is off. A yellow thread is tied to the stick and goes down through the boards.'],
        night: [
          'The thread goes tight, and slack, and tight. The score goes up.',
          'You pull, once. There is a pause below, and then somebody pulls, once.',
        ],
      },
    },
    cups: {
      label: 'Crate with two cups',
      sound: 'select',
      answers: {
        day: ['Two sodas, one drunk. Beside them a stack of quarters, as for three nights.'],
        night: ['One is cold. One is warm, and you have only just come.'],
      },
    },
    lobby: { label: 'Curtain to the lobby', sound: 'open', exit: { to: 'arcade-lobby' } },
    street: { label: 'Steel door to Main Street', sound: 'open', exit: { to: 'arcade' } },
  },
});
