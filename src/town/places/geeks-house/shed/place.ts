import { bundle } from '@bundles/geeks-house-shed.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house-shed',
  title: "The Geeks' Shed",
  bundle,
  alt: {
    day: 'A shed lined in red foam, seen from under its roof. Five chairs with headphones stand round a radio; where a sixth would stand a cable goes down through the floor.',
    night:
      'The shed in the light of the radio. Its valves glow, the reels of a tape machine turn, and a lamp outside shines under the door.',
  },
  tune: music.tracks['geeks'],
  volume: 0.5,
  ambience: 'fluorescent',
  lays: [
    { cut: 'headphones-gone', when: { all: ['carried:headphones'] }, alt: 'One chair has no headphones.' },
    { cut: 'tape-box-gone', when: { all: ['carried:tape-box'] }, alt: 'One box is missing from the pile.' },
  ],

  hotspots: {
    chairs: {
      label: 'Five chairs',
      takes: 'headphones',
      sound: 'select',
      answers: {
        day: ['Five chairs, five pairs of headphones. One pair has no dust on it.'],
        night: ['One is turned to the door, as by somebody who got up to look.'],
      },
      instead: [
        {
          when: { all: ['carried:headphones'] },
          sound: 'select',
          answers: ['Five chairs, four pairs of headphones. The fifth still listens, by the look of it.'],
        },
      ],
    },
    recorder: {
      label: 'Tape machine',
      takes: 'tape-box',
      sound: 'select',
      answers: {
        day: ["It runs day and night. A box for each day of the week; Friday's is empty."],
        night: ['You listen to the last minute of it. A door opens, and you come in.'],
      },
      instead: [
        {
          when: { all: ['carried:tape-box'] },
          sound: 'select',
          answers: ['A box for each day of the week but one. The machine goes on without it.'],
        },
      ],
    },
    radio: {
      label: 'Radio with valves',
      sound: 'select',
      answers: {
        day: [
          'It is warm, as a room is that was left a minute ago.',
          'The dial has moved. It is a little nearer to the tower.',
        ],
        night: [
          'It plays a room, and in the room a radio.',
          'You turn it down. In the room somebody turns theirs down.',
        ],
      },
    },
    cable: {
      label: 'Cable through the floor',
      sound: 'select',
      answers: {
        day: ['Five cables end at chairs. The sixth goes down, and a yellow thread is tied to it.'],
        night: ['It has gone tight.', 'You hold it. It hums, and then it hums along.'],
      },
      uses: {
        headphones: {
          sound: 'type',
          answers: ['The plug fits. Far down somebody puts on headphones, too, and waits for you to begin.'],
          records: 'shown:geeks-house-shed/headphones',
        },
      },
    },
    door: { label: 'Steel door to the yard', sound: 'open', exit: { to: 'geeks-house' } },
  },
});
