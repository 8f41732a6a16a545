import { bundle } from '@bundles/secret-treehouse.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'secret-treehouse',
  title: 'Secret Treehouse',
  bundle,
  alt: {
    day: 'A crooked treehouse high in an oak. Five name boards hang at the trunk; one is blank.',
    night: 'The treehouse with one lit window. Somebody passes behind it.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'leaves', night: 'crickets' },

  hotspots: {
    ladder: { label: 'Ladder', sound: 'open', exit: { to: 'secret-treehouse-ladder' } },
    boards: {
      label: 'Name boards',
      sound: 'select',
      answers: {
        day: ['J. G. P. F. The last is sanded smooth. Under the sanding, an F. There were two.'],
        night: ['The blank one has a nail in it, and on the nail a thread.'],
      },
    },
    bucket: {
      label: 'Bucket on a rope',
      sound: 'select',
      answers: {
        day: ['You pull. It comes down with a note: WHO SENT YOU?'],
        night: ['It comes down by itself. THANK YOU, it says. It is full of water.'],
      },
    },
  },
});
