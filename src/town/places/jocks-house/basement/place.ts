import { bundle } from '@bundles/jocks-house-basement.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-basement',
  title: 'Basement',
  bundle,
  alt: {
    day: 'A basement gym with a mirror wall. Daylight falls from a small window at street level; one mirror stands ajar.',
    night: 'The gym under a green tube. The punching bag sways, and its reflection hangs still.',
  },
  tune: music.tracks['jocks'],
  volume: 0.5,
  ambience: 'fluorescent',

  hotspots: {
    mirror: {
      label: 'Mirror wall',
      sound: 'select',
      answers: {
        day: [
          'One mirror stands a little off the wall. Behind it: bricks, newer than the others.',
          'You lift. It lifts more.',
        ],
        night: ['You knock on the glass. It takes thirteen to be polite.'],
      },
    },
    bag: {
      label: 'Punching bag',
      sound: 'select',
      answers: {
        day: ['Somebody wrote SORRY on it in marker, and then hit that.'],
        night: ['It sways. It has swayed since Friday.'],
      },
    },
    scores: {
      label: 'Chalk scores',
      sound: 'select',
      answers: {
        day: [
          'PUSH-UPS. JOCK 80, F. 4. The four is underlined. Three times.',
          'Nothing is written after Friday.',
        ],
        night: ['F. 5, it says now.'],
      },
    },
    stairs: { label: 'Stairs up', sound: 'open', exit: { to: 'jocks-house' } },
  },
});
