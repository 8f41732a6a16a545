import { bundle } from '@bundles/arcade-back-room.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-back-room',
  title: 'Back Room',
  bundle,
  alt: {
    day: 'A storeroom of dismantled arcade machines. One cabinet is nailed shut, with 117 chalked on it.',
    night: 'The storeroom under a swinging bulb. Shadows of the machines walk along the wall.',
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  ambience: 'drips',

  hotspots: {
    'nailed-cabinet': {
      label: 'Nailed cabinet',
      sound: 'knock',
      answers: {
        day: [
          'Number 117, in chalk. The nails are new.',
          'You shake it. Something soft slides from left to right.',
        ],
        night: [
          'You knock. It is polite enough to wait, then answers.',
          'The nails are on the floor. The cabinet is shut.',
        ],
      },
    },
    'bolted-door': {
      label: 'Bolted door',
      sound: 'knock',
      answers: {
        day: ['Three bolts, all on this side. What they keep out is on that one.'],
        night: ['Two bolts. You counted three.'],
      },
    },
    'coin-bucket': {
      label: 'Bucket of coins',
      sound: 'coin',
      answers: {
        day: ['Quarters, hundreds, all from the same machine. They smell of the lake.'],
        night: ['Somebody owes the motel exactly this much, you think, and wonder why.'],
      },
    },
    lobby: { label: 'Back to the lobby', sound: 'open', exit: { to: 'arcade-lobby' } },
  },
});
