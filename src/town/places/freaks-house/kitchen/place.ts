import { bundle } from '@bundles/freaks-house-kitchen.ts';
import { bundle as music } from '@bundles/freaks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'freaks-house-kitchen',
  title: 'Kitchen',
  bundle,
  alt: {
    day: 'A kitchen overgrown with herbs, in green light. Five mugs hang in a row; one has the letter F.',
    night: "The kitchen lit by the stove's fire. The mug with the letter F stands on the table.",
  },
  tune: music.tracks['freaks'],
  ambience: 'drips',

  hotspots: {
    mugs: {
      label: 'Row of mugs',
      sound: 'select',
      answers: {
        day: ["G., J., P., and the Freak's own. F. is the only one without a stain."],
        night: ['F. is warm. There is cocoa at the bottom.'],
      },
    },
    jars: {
      label: 'Jars',
      sound: 'select',
      answers: {
        day: ['EYE OF NEWT, says the label. It is olives. NEWT, says the next.'],
        night: ['The olives have turned to look.'],
      },
    },
    stove: {
      label: 'Stove',
      sound: 'select',
      answers: {
        day: ['A paper burned here. What is left says MEET ME AT, and a time: 7:30.'],
        night: ['The fire cracks its knuckles. Wood does that, up to a point.'],
      },
    },
    door: { label: 'Back door', sound: 'open', exit: { to: 'freaks-house' } },
  },
  ways: [
    {
      label: 'Board by the telephone',
      opens: { purpose: 'phone-board', params: 'freaks-house' },
      sound: 'select',
    },
  ],
});
