import { bundle } from '@bundles/arcade-lobby.ts';
import { bundle as music } from '@bundles/arcade-lobby-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'arcade-lobby',
  title: 'Arcade Lobby',
  bundle,
  alt: {
    day: 'The lobby of the arcade in the afternoon. Sun falls through the door onto the carpet; a machine plays to nobody, and something tall stands beside the door.',
    night:
      'The lobby of the arcade at night. Screens and a mirror ball light the carpet; something tall stands beside the door.',
  },
  tune: music.tracks['arcade-lobby'],
  jukebox: true,
  ambience: 'crt',
  middle: 'booth',
  // The machine by the door shows its title and its table by itself; between the two its game plays.
  screens: [
    {
      shows: 'flappy-flunk',
      glass: { x: 41, y: 72, w: 50, h: 40 },
      round: { from: 4.2, to: 21.2, of: 24 },
    },
    { shows: 'flunky-uppy', glass: { x: 128, y: 90, w: 17, h: 23 } },
  ],
  ways: [
    { label: 'Flappy Flunk', opens: { purpose: 'flappy-flunk' }, sound: 'coin', feature: 'showFlappyFlunk' },
    { label: 'Flunky Uppy', opens: { purpose: 'flunky-uppy' }, sound: 'coin', feature: 'showFlunkyUppy' },
    { label: 'Zoltar', opens: { purpose: 'fortune' }, sound: 'coin', feature: 'showZoltarFortune' },
    { label: 'Front Area', to: 'arcade-front-area', sound: 'open' },
    { label: 'Prize Booth', to: 'arcade-prize-booth', sound: 'open' },
    { label: 'Snack Corner', to: 'arcade-snack-corner', sound: 'open' },
    { label: 'Back Room', to: 'arcade-back-room', sound: 'open' },
  ],
  lays: [
    {
      cut: 'zoltar',
      when: { has: 'fortune' },
      alt: 'The sheet is off: a fortune teller sleeps behind glass.',
    },
  ],
  hotspots: {
    cabinet: {
      label: 'Flappy Flunk machine',
      sound: 'coin',
      opens: { purpose: 'flappy-flunk' },
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
    climber: {
      label: 'Flunky Uppy machine',
      when: { has: 'flunky-uppy' },
      sound: 'coin',
      opens: { purpose: 'flunky-uppy' },
      answers: {
        day: [
          'Up, it says, and means the glass. It leans a little toward the door.',
          'It plays by itself. Whoever it is has climbed past where the school ends.',
        ],
        night: [
          'Somebody on the screen climbs, and looks down, and finds you.',
          'In the dark glass beside it, a yellow cap. You turn around. Nobody wears one here.',
        ],
      },
    },
    prizes: {
      label: 'Prize counter',
      sound: 'select',
      opens: { purpose: 'prizes' },
      answers: {
        day: [
          'Five hundred tickets for a bear. Nobody is behind the counter.',
          'MISSING, says the paper on the pillar. The tape is new.',
        ],
        night: [
          'The bears look at the door. In the afternoon they looked at you.',
          'You count the bears. You count them again.',
        ],
      },
    },
    booth: {
      label: 'Booth under a sheet',
      when: { hasNot: 'fortune' },
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
    zoltar: {
      label: 'Mystical Zoltar',
      when: { has: 'fortune' },
      sound: 'coin',
      opens: { purpose: 'fortune' },
    },
    street: { label: 'Door to Main Street', sound: 'open', exit: { to: 'arcade' } },
  },
});
