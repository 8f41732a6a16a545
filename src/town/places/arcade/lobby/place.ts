import { bundle } from '@bundles/arcade-lobby.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-lobby',
  title: 'Arcade Lobby',
  bundle,
  alt: {
    day: 'The lobby of the arcade in the afternoon. Sun falls through the door onto the carpet; a machine plays to nobody, and something tall stands under a sheet.',
    night:
      'The lobby of the arcade at night. Screens and a mirror ball light the carpet; something tall stands under a sheet.',
  },
  tune: music.tracks['arcade-lobby'],
  ambience: 'crt',
  middle: 'booth',
  ways: [
    { label: 'Front Area', to: 'arcade-front-area', sound: 'open' },
    { label: 'Prize Booth', to: 'arcade-prize-booth', sound: 'open' },
    { label: 'Snack Corner', to: 'arcade-snack-corner', sound: 'open' },
    { label: 'Back Room', to: 'arcade-back-room', sound: 'open' },
  ],
  hotspots: {
    cabinet: {
      label: 'Flappy Flunk machine',
      sound: 'coin',
      answers: {
        day: [
          'INSERT COIN, it says. The coin falls through, and through, and you never hear it land.',
          'It plays by itself. It has been getting better.',
        ],
        night: [
          'INSERT COIN, it says. Yours is already inside.',
          'The joystick is warm. You are alone here.',
          'For a moment the screen shows this room, and nobody in it.',
        ],
      },
    },
    prizes: {
      label: 'Prize counter',
      sound: 'select',
      answers: {
        day: [
          'Five hundred tickets for a bear. Nobody is behind the counter.',
          'MISSING, says the paper on the pillar. The tape is still wet.',
        ],
        night: [
          'The bears look at the door. In the afternoon they looked at you.',
          'You count the bears. You count them again.',
        ],
      },
    },
    booth: {
      label: 'Booth under a sheet',
      sound: 'knock',
      answers: {
        day: [
          'OUT OF ORDER. It is unplugged, and it hums.',
          'You lift the sheet. A painted hand holds it down.',
        ],
        night: [
          'The sheet moves in and out. It must be the fan. There is no fan.',
          'It knows your name, it says. It would rather not.',
        ],
      },
    },
    street: { label: 'Door to Main Street', sound: 'open', exit: { to: 'arcade' } },
  },
});
