import { bundle } from '@bundles/arcade.ts';
import { bundle as music } from '@bundles/arcade-music.ts';
import { ARCADE_HOURS } from '@shared/domain/town/timeAccess.ts';
import { definePlace } from '../../play/place.ts';

const LOBBY = { to: 'arcade-lobby', open: ARCADE_HOURS } as const;

export const place = definePlace({
  id: 'arcade',
  title: 'Main Street',
  bundle,
  alt: {
    day: 'The arcade on Main Street on an autumn afternoon. Leaves lie in the street; a poster on the pole says MISSING: FLUNKO.',
    night:
      'The arcade on Main Street at night. Its neon shines in the puddles; somebody stands at a lit window.',
  },
  tune: music.tracks.arcade,
  ambience: { day: 'street', night: 'street-night' },
  middle: 'door',
  ways: [{ label: 'Enter', to: 'arcade-lobby', sound: 'arcade-enter', alone: true }],
  hotspots: {
    poster: {
      label: 'Poster on the pole',
      sound: 'select',
      answers: {
        day: [
          'MISSING: FLUNKO. Four nails, one for each corner. Somebody came with a hammer.',
          'The pole is full of older nails. None of them is rusty.',
        ],
        night: [
          'A car goes by. In its light he looks at the arcade. Then he does not.',
          'Somebody has drawn nothing on it. All the others have mustaches.',
        ],
      },
    },
    bikes: {
      label: 'Two bicycles',
      sound: 'select',
      answers: {
        day: [
          'Nose to tail, with one chain for both. The yellow one has no owner that anybody knows.',
          'One seat is set for somebody small. The other one is dusty.',
        ],
        night: [
          'The chain hangs open. Both are still here.',
          'A wheel turns slowly. You wait for it to stop, and it waits for you.',
        ],
      },
    },
    watcher: {
      label: 'Figure at the window',
      sound: 'select',
      answers: {
        day: [
          'Somebody stands at the window over the shop, and watches the door of the arcade.',
          'You wave. The blind comes down a hand, or always hung like that.',
        ],
        night: [
          'The shape is dark and the room is lit. It could be facing either way.',
          'You look away. When you look back, the window is only a window.',
        ],
      },
    },
    door: {
      label: 'Arcade door',
      sound: 'knock',
      answers: {
        day: ['The door rattles. OPEN AFTER SCHOOL, says the sign.'],
        night: [
          'Nobody opens. Inside, somebody drops a coin into a machine.',
          'You knock. A moment later the knocking comes back, from inside.',
          'The lights are on. The door is cold.',
        ],
      },
      exit: LOBBY,
      discoveries: [{ event: 'arcade-at-night', hour: 'night' }],
      // The button in the bar leads into the lobby at any hour: this many knocks after dark lead where it does not (PLACE-3).
      atPress: [
        {
          press: 13,
          hour: 'night',
          sound: 'open',
          exit: { to: 'arcade-after-hours' },
          records: 'opened:night-entrance',
          discoveries: [{ event: 'thirteen-knocks' }],
        },
        {
          press: 13,
          hour: 'day',
          sound: 'knock',
          answers: [
            'Far back in the hall something of wood answers, once. It sounds like: later. After dark.',
          ],
          exit: LOBBY,
          discoveries: [{ event: 'thirteen-knocks' }],
        },
      ],
      instead: [
        {
          when: { all: ['opened:night-entrance'], hour: 'night' },
          label: 'Arcade door (they know your knock)',
          sound: 'knock',
          exit: { to: 'arcade-after-hours' },
          discoveries: [{ event: 'arcade-at-night' }],
        },
      ],
    },
  },
});
