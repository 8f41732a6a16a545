import { bundle } from '@bundles/rug-doctor.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'rug-doctor',
  title: 'Rug Doctor',
  bundle,
  alt: {
    day: 'A pink corner shop with a giant rolled rug for a sign. One rug in the window hangs back to front.',
    night: 'The shop at night under its turning sign. Foam creeps out from under a side door.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    door: { label: 'Shop door', sound: 'open', exit: { to: 'rug-doctor-front-counter' } },
    window: {
      label: 'Rug in the window',
      sound: 'select',
      answers: {
        day: ['It hangs face to the wall. UNCLAIMED, says the tag. ROOM 2, says the other.'],
        night: ['There is a shape in the pile, as if somebody had lain on it, waving.'],
      },
    },
    van: {
      label: 'Delivery van',
      sound: 'select',
      answers: {
        day: ['WE MAKE HOUSE CALLS. The odometer says 0730 and the van is ten years old.'],
        night: ['Its engine ticks. It has just come back.'],
      },
    },
  },
});
