import { bundle } from '@bundles/preps-house-bedroom.ts';
import { bundle as music } from '@bundles/preps-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'preps-house-bedroom',
  title: 'Bedroom',
  bundle,
  alt: {
    day: 'A rose pink bedroom with a triple mirror. A corsage with a yellow ribbon dries on the vanity.',
    night: 'The bedroom by mirror bulbs. In one of the three mirrors the door stands open.',
  },
  tune: music.tracks['preps'],
  ambience: 'fluorescent',

  hotspots: {
    corsage: {
      label: 'Corsage',
      sound: 'select',
      answers: {
        day: ['Yellow ribbon, white rose. It has been dying since Friday, beautifully.'],
        night: ['The rose is fresh. The water is from the lake.'],
      },
    },
    mirror: {
      label: 'Triple mirror',
      sound: 'select',
      answers: {
        day: ['You, you, and you. The third is a little slow.'],
        night: ['In the third one the door is open. You do not turn around.'],
      },
    },
    balcony: {
      label: 'Balcony door',
      sound: 'select',
      answers: {
        day: ['A footprint on the sill, size five, pointing in.'],
        night: ['It is latched. It was latched from out there.'],
      },
    },
    door: { label: 'Door to the gallery', sound: 'open', exit: { to: 'preps-house' } },
  },
});
