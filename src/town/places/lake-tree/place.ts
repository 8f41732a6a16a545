import { bundle } from '@bundles/lake-tree.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../play/place.ts';
import { lakeLight } from '../../evening/brought.ts';

export const place = definePlace({
  id: 'lake-tree',
  title: 'Lake Tree',
  bundle,
  alt: {
    day: 'A great willow leaning over a lake. Under it somebody has set up an old bus seat, facing the water.',
    night: 'The willow and the moon on the lake. On the far bank a small light moves.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'lake', night: 'lake-night' },

  evening: { 'lake-light': lakeLight({ x: 66, y: 76, w: 16, h: 16 }) },
  hotspots: {
    shore: { label: 'Shore', sound: 'open', exit: { to: 'lake-tree-shore' } },
    'tire-swing': { label: 'Tire Swing', sound: 'open', exit: { to: 'lake-tree-tire-swing' } },
    hollow: { label: 'Hollow', sound: 'open', exit: { to: 'lake-tree-hollow' } },
    dock: { label: 'Dock', sound: 'open', exit: { to: 'lake-tree-dock' } },
    'bus-seat': {
      label: 'Bus seat',
      sound: 'select',
      answers: {
        day: ['Brown, for two. One side is sat in.'],
        night: ['Both sides are, now. The springs rise as you come near.'],
      },
    },
  },
});
