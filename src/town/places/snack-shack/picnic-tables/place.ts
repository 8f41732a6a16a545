import { bundle } from '@bundles/snack-shack-picnic-tables.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'snack-shack-picnic-tables',
  title: 'Picnic Tables',
  bundle,
  alt: {
    day: 'Picnic tables under a tree. In the nearest, somebody has carved F, a plus sign, and nothing more.',
    night: 'The tables under paper lanterns. A folded parasol stands among them like a person.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    carving: {
      label: 'Carving',
      sound: 'select',
      answers: {
        day: ['F +. Then a smooth place. Sanded, not unfinished.'],
        night: ['The smooth place has a letter. You cannot tell which. It is yours, perhaps.'],
      },
    },
    parasol: {
      label: 'Folded parasol',
      sound: 'select',
      answers: { day: ['It leans as if it listened.'], night: ['It stood at the other table.'] },
    },
    'bus-stop': {
      label: 'Bus stop',
      sound: 'select',
      answers: {
        day: ['The 7:30 stops here. Nobody has ever gotten off.'],
        night: ['Somebody waits there, in a hat. It is the pole. It has a hat on.'],
      },
    },
    hut: { label: 'Back to the hut', sound: 'open', exit: { to: 'snack-shack' } },
  },
  people: {
    prep: {
      spot: { x: 88, y: 65, w: 42, h: 98 },
      alt: 'The Prep sits upright at the left table, on a napkin.',
    },
  },
});
