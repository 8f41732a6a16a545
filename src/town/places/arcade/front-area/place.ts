import { bundle } from '@bundles/arcade-front-area.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-front-area',
  title: 'Front Area',
  bundle,
  alt: {
    day: 'A row of arcade machines by the door in the afternoon. Small wet footprints cross the carpet and stop at the third one.',
    night: 'The same machines, dark but for one whose cyan marquee lights the carpet. Its joystick moves.',
  },
  dark: {
    alt: 'The machines are black mirrors under a red EXIT sign. Where the footprints stop, a candle stands on the carpet.',
    load: async () => (await import('@bundles/arcade-front-area-dark.ts')).bundle,
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'quarter-there',
      when: { none: ['carried:quarter'] },
      alt: 'A quarter glints at the foot of the change machine.',
    },
  ],

  hotspots: {
    'third-machine': {
      label: 'Third machine',
      sound: 'coin',
      answers: {
        day: ['HIGH SCORE: FLU, FLU, FLU. Somebody had all afternoon.', 'Two players, it says. One coin.'],
        night: [
          'It plays a game you do not know. The hero wears a yellow hat.',
          'PLAYER TWO READY, it says.',
        ],
      },
      uses: {
        quarter: {
          sound: 'coin',
          answers: ["You put in next year's quarter. CREDITS: 2, it says. Only one of you can play."],
          records: 'shown:arcade-front-area/quarter',
        },
      },
    },
    'change-machine': {
      label: 'Change machine',
      takes: 'quarter',
      sound: 'coin',
      answers: {
        day: [
          'EXACT CHANGE ONLY. It gives you four quarters and a fifth.',
          'The fifth quarter is from next year.',
        ],
        night: ['It counts coins. You did not put any in.'],
      },
      instead: [
        {
          when: { all: ['carried:quarter'] },
          sound: 'select',
          answers: ['It gives you four quarters, and is sorry about the fifth.'],
        },
      ],
    },
    footprints: {
      label: 'Wet footprints',
      sound: 'select',
      answers: {
        day: ['Sneakers, size five. The carpet is dry around them.'],
        night: ['There was one pair. Now there is one pair more.'],
      },
    },
    lobby: { label: 'Back to the lobby', sound: 'open', exit: { to: 'arcade-lobby' } },
    street: { label: 'Door to Main Street', sound: 'open', exit: { to: 'arcade' } },
  },
});
