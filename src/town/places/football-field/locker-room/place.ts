import { bundle } from '@bundles/football-field-locker-room.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'football-field-locker-room',
  title: 'Locker Room',
  bundle,
  alt: {
    day: 'A blue tiled locker room with jerseys on hooks. The two numbered 07 and 30 are pinned together.',
    night: 'The locker room full of steam in the light of a caged lamp. Somebody wrote on the mirror.',
  },
  tune: music.tracks['homecoming'],
  ambience: 'drips',

  hotspots: {
    jerseys: {
      label: 'Two jerseys',
      sound: 'select',
      answers: {
        day: ['07 and 30, pinned at the sleeve. Nobody has worn 30 since 1975.'],
        night: ['30 is damp at the collar.'],
      },
    },
    mirror: {
      label: 'Steamed mirror',
      sound: 'select',
      answers: {
        day: ['Somebody drew a hat on it, at the height of your chin.'],
        night: ['STILL 8:04, says the steam. It runs before you can wipe it.'],
      },
    },
    shower: {
      label: 'Shower',
      sound: 'select',
      answers: {
        day: ['It drips. The water tastes of lake, says a sign. Do not taste, says another.'],
        night: ['It stops when you look. It counts on from there.'],
      },
    },
    tunnel: { label: 'Tunnel to the field', sound: 'open', exit: { to: 'football-field' } },
  },
});
