import { bundle } from '@bundles/preps-house-kitchen.ts';
import { bundle as music } from '@bundles/preps-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'preps-house-kitchen',
  title: 'Kitchen',
  bundle,
  alt: {
    day: 'A white marble kitchen with a bowl of lemons. In the clean sink lies one chewed straw.',
    night: 'The kitchen in a strip of light under the cabinets. One of the lemons has a bite in it.',
  },
  tune: music.tracks['preps'],
  ambience: 'drips',

  hotspots: {
    sink: {
      label: 'Sink',
      sound: 'select',
      answers: {
        day: ['One straw, chewed. The staff have orders to leave it.'],
        night: ['The tap drips, and waits until you look away.'],
      },
    },
    lemons: {
      label: 'Bowl of lemons',
      sound: 'select',
      answers: {
        day: ['Wax. You may not touch them. You may not ask why, either.'],
        night: ['One has a bite in it. It is still wax.'],
      },
    },
    'bell-board': {
      label: 'Bell board',
      sound: 'select',
      answers: {
        day: ['DRAWING ROOM, GARAGE, POOL. One bell has no room: it rings on Fridays.'],
        night: ['The bell without a room rings. Nobody in the house looks up.'],
      },
    },
    door: { label: 'Terrace door', sound: 'open', exit: { to: 'preps-house' } },
  },
  ways: [
    {
      label: 'Board by the telephone',
      opens: { purpose: 'phone-board', params: 'preps-house' },
      sound: 'select',
    },
  ],
});
