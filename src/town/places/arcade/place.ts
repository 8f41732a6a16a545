import { bundle } from '@bundles/arcade.ts';
import { bundle as music } from '@bundles/arcade-music.ts';
import { definePlace } from '../../play/place.ts';

/** When the door is open: OPEN AFTER SCHOOL, says its sign (PLACE-3). */
const AFTER_SCHOOL = [
  { startHour: 15, endHour: 20, days: [1, 2, 3, 4, 5] },
  { startHour: 10, endHour: 20, days: [0, 6] },
];

export const place = definePlace({
  id: 'arcade',
  title: 'Main Street',
  bundle,
  alt: {
    day: 'The arcade on Main Street on an autumn afternoon. Leaves lie in the street; a poster on the pole says MISSING: FLUNKO.',
    night:
      'The arcade on Main Street at night. Its neon shines on the wet street; somebody stands at a lit window.',
  },
  tune: music.tracks.arcade,
  ambience: { day: 'street', night: 'street-night' },
  middle: 'door',
  ways: [{ label: 'Enter', to: 'arcade-lobby', sound: 'arcade-enter' }],
  hotspots: {
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
      exit: { to: 'arcade-lobby', open: AFTER_SCHOOL, opensAtPress: 13 },
      discoveries: [
        { event: 'arcade-at-night', hour: 'night' },
        { event: 'thirteen-knocks', press: 13 },
      ],
    },
  },
});
