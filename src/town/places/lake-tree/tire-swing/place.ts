import { bundle } from '@bundles/lake-tree-tire-swing.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'lake-tree-tire-swing',
  title: 'Tire Swing',
  bundle,
  alt: {
    day: 'A tire on a rope under a green tree. It swings, though nobody is there.',
    night: 'The tire swing among fireflies. It goes higher than it did.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'lake', night: 'lake-night' },

  hotspots: {
    tire: {
      label: 'Tire',
      sound: 'select',
      answers: {
        day: ['You stop it. As soon as you let go, it goes on from where it was.'],
        night: ['It drips, and is warm on one side.'],
      },
    },
    initials: {
      label: 'Initials',
      sound: 'select',
      answers: {
        day: ['J. G. P. F., and F. again, one of them twenty years old.'],
        night: ['The new F. has sap on it, like a cut.'],
      },
    },
    rope: {
      label: 'Rope',
      sound: 'select',
      answers: {
        day: ['Railway rope. Depot Lane misses forty feet.'],
        night: ['You look up. It goes up further than the tree.'],
      },
    },
    path: { label: 'Path to the tree', sound: 'open', exit: { to: 'lake-tree' } },
  },
});
