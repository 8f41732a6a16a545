import { bundle } from '@bundles/rug-doctor-cleaning-bay.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'rug-doctor-cleaning-bay',
  title: 'Cleaning Bay',
  bundle,
  alt: {
    day: 'A tiled bay in which a rug is stretched on rollers under brushes. A pink stain on it will not go.',
    night: 'The rug under an operating lamp. The foam around it slides to the drain.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: 'drips',

  hotspots: {
    stain: {
      label: 'Stain',
      sound: 'select',
      answers: {
        day: ['Bubblegum. They have checked, and checked, and stopped checking.'],
        night: ['It has the outline of the lake. The dock is in the right place.'],
      },
    },
    brush: {
      label: 'Brush',
      sound: 'select',
      answers: {
        day: ['Yellow wool in the bristles. The rug is blue.'],
        night: ['It turns a quarter, as if to see who came.'],
      },
    },
    drain: {
      label: 'Drain',
      sound: 'select',
      answers: {
        day: ['The foam goes down all holes but one. It goes round that.'],
        night: ['Down there somebody hums the tune of the shop.'],
      },
    },
    door: { label: 'Back to the counter', sound: 'open', exit: { to: 'rug-doctor-front-counter' } },
  },
});
