import { bundle } from '@bundles/snack-shack.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'snack-shack',
  title: 'Snack Shack',
  bundle,
  alt: {
    day: "A red striped snack hut with a giant cup on its roof. One of the cup's two straws is new.",
    night: 'The snack hut under strings of bulbs. The hatch is lit, and nobody stands in it.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    door: { label: 'Front door', sound: 'open', exit: { to: 'snack-shack-counter' } },
    hatch: { label: 'Counter', sound: 'open', exit: { to: 'snack-shack-counter' } },
    tables: { label: 'Picnic Tables', sound: 'open', exit: { to: 'snack-shack-picnic-tables' } },
    kitchen: { label: 'Kitchen', sound: 'open', exit: { to: 'snack-shack-kitchen' } },
    'stock-room': { label: 'Stock Room', sound: 'open', exit: { to: 'snack-shack-stock-room' } },
    'giant-cup': {
      label: 'Giant cup',
      sound: 'select',
      answers: {
        day: ['It had one straw all summer. Nobody ordered the other.'],
        night: ['Something in it gurgles, as the last of a soda does.'],
      },
    },
  },
});
