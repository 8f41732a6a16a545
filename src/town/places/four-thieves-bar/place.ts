import { bundle } from '@bundles/four-thieves-bar.ts';
import { bundle as music } from '@bundles/bar-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'four-thieves-bar',
  title: 'Four Thieves Bar',
  bundle,
  alt: {
    day: 'A narrow old bar between blank walls. Its sign shows four masks, and has a hook for one more.',
    night: 'The bar in green neon. The door stands open a slit, and someone passes behind it.',
  },
  tune: music.tracks['bar'],
  ambience: { day: 'street', night: 'street-night' },

  hotspots: {
    door: { label: 'Bar door', sound: 'open', exit: { to: 'four-thieves-bar-barroom' } },
    sign: {
      label: 'Sign with four masks',
      sound: 'select',
      answers: {
        day: ['One is smiling, one is not, two are the same. The fifth hook is polished.'],
        night: ['Five masks. It is the angle. You change the angle. Five.'],
      },
    },
    cat: {
      label: 'Cat',
      sound: 'select',
      answers: {
        day: ['It watches the drain. It has watched it since Friday.'],
        night: ['It looks at the place beside you and purrs.'],
      },
    },
  },
});
