import { bundle } from '@bundles/flunk-fm.ts';
import { bundle as music } from '@bundles/radio-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'flunk-fm',
  title: 'Flunk FM',
  bundle,
  alt: {
    day: 'A small radio station with its name on the roof, under a tall red and white mast. In its wall is a slot just wide enough for a cassette.',
    night:
      'The station at night under its burning name. The beacon on its mast blinks, and a strip of window is lit.',
  },
  tune: music.tracks['radio'],
  ambience: { day: 'street', night: 'street-night' },
  ways: [{ label: 'Radio', opens: { purpose: 'radio' }, sound: 'click', when: { has: 'radio' } }],
  lays: [
    {
      cut: 'cassette-there',
      when: { none: ['carried:cassette'] },
      alt: 'A black cassette stands half out of the slot.',
    },
  ],

  hotspots: {
    door: { label: 'Station door', sound: 'open', exit: { to: 'flunk-fm-lounge' } },
    slot: {
      label: 'Cassette slot',
      takes: 'cassette',
      sound: 'select',
      answers: {
        day: [
          'DEMOS HERE. A yellow thread is caught in the hinge.',
          'You put your ear to it. Somebody plays a record backward, with feeling.',
        ],
        night: ['It is pushed open from inside, an inch, and closed again.'],
      },
      instead: [
        {
          when: { all: ['carried:cassette'] },
          sound: 'select',
          answers: ['The slot is shut. Behind it somebody rewinds nothing, with feeling.'],
        },
      ],
    },
    mast: {
      label: 'Mast',
      sound: 'select',
      answers: {
        day: ['A hundred and seventeen rungs. Somebody counted them in chalk.'],
        night: ['The beacon blinks, takes a rest, and blinks. You try to read it.'],
      },
    },
  },
});
