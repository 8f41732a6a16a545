import { bundle } from '@bundles/flunk-fm-lounge.ts';
import { bundle as music } from '@bundles/radio-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'flunk-fm-lounge',
  title: 'Lounge',
  bundle,
  alt: {
    day: 'A turquoise lounge with a picture window over the town. A guest book lies open on the table.',
    night: 'The lounge above the lights of the town. One after another they go out, and on again.',
  },
  tune: music.tracks['radio'],
  ambience: 'fridge',

  hotspots: {
    'guest-book': {
      label: 'Guest book',
      sound: 'select',
      answers: {
        day: ['FRIDAY 6:40. F., ONE TAPE, NO NAME FOR IT. WAITED.'],
        night: ['Below it: STILL WAITING.'],
      },
    },
    window: {
      label: 'Window over the town',
      sound: 'select',
      answers: {
        day: ['From here all seven doors of the school line up, and the tree, and the rail.'],
        night: ['At 8:04 it all went dark, they say, but for one window. That one.'],
      },
    },
    booth: { label: 'On-Air Booth', sound: 'open', exit: { to: 'flunk-fm-on-air-booth' } },
    library: { label: 'Record Library', sound: 'open', exit: { to: 'flunk-fm-record-library' } },
    transmitter: { label: 'Transmitter Room', sound: 'open', exit: { to: 'flunk-fm-transmitter-room' } },
    door: { label: 'Door to the hill', sound: 'open', exit: { to: 'flunk-fm' } },
  },
});
