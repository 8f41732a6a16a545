import { bundle } from '@bundles/jocks-house-under-the-bed.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

/** It takes the codes of other chapters, too, once it is open. */
const LOCK = {
  purpose: 'lock',
  params: 'under-the-bed',
  then: {
    opened: {
      sound: 'open',
      answers: {
        day: ['You let the lid down again. Somebody folded all this to be found.'],
        night: ['You let the lid down again. The digits go on counting, to themselves.'],
      },
    },
  },
} as const;

export const place = definePlace({
  id: 'jocks-house-under-the-bed',
  title: 'Under the Bed',
  bundle,
  alt: {
    day: 'Under a bed: a steel trunk with a number lock, dust, a sneaker. Scratches in the boards show that it was moved.',
    night: 'Under the bed in the dark. A row of red digits glows on a trunk.',
  },
  tune: music.tracks['jocks'],
  volume: 0.5,
  ambience: 'fluorescent',

  middle: 'trunk',
  hotspots: {
    trunk: {
      label: 'Trunk',
      sound: 'select',
      opens: LOCK,
      instead: [
        { when: { all: ['opened:under-the-bed'] }, label: 'Trunk (open)', sound: 'open', opens: LOCK },
      ],
    },
    sneaker: {
      label: 'Lost sneaker',
      sound: 'select',
      answers: {
        day: [
          'Left foot, size five. No Jock ever had a size five.',
          'The lace is yellow. It was part of something knitted.',
        ],
        night: ['It is wet.'],
      },
    },
    dust: {
      label: 'Dust',
      sound: 'select',
      answers: {
        day: ['A finger wrote in it: ASK THE CLOCK. The rest is a cat.'],
        night: ['Somebody lay here, not long ago, for a while.'],
      },
      instead: [
        {
          when: { all: ['opened:under-the-bed'] },
          sound: 'select',
          answers: {
            day: ['A finger wrote in it: ASK THE CLOCK. Below it now, in the same hand: THANKS.'],
            night: ['Somebody lay here again, and took care not to touch the lid.'],
          },
        },
      ],
    },
    bedroom: { label: 'Back to the bedroom', sound: 'open', exit: { to: 'jocks-house-bedroom' } },
  },
});
