import { bundle } from '@bundles/jocks-house-kitchen.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-kitchen',
  title: 'Kitchen',
  bundle,
  alt: {
    day: 'A yellow kitchen in the sun. Breakfast is laid for five; one plate is clean.',
    night: 'The kitchen lit by an open refrigerator. The fifth chair has been pulled out.',
  },
  tune: music.tracks['jocks'],
  ambience: 'fridge',

  hotspots: {
    table: {
      label: 'Breakfast table',
      sound: 'select',
      answers: {
        day: [
          'Five plates. Four Jocks live here.',
          'The fifth egg is always gone by evening. It must be the dog. They have no dog.',
        ],
        night: ['The fifth plate is dirty now.'],
      },
    },
    refrigerator: {
      label: 'Refrigerator',
      sound: 'select',
      answers: {
        day: ['A note on a magnet: F. EATS AT 7:30. DO NOT LOCK.', 'Eggs. Milk. More eggs.'],
        night: ['The light stays on when you close it. You can tell.'],
      },
    },
    'oven-clock': {
      label: 'Oven clock',
      sound: 'select',
      answers: {
        day: ['8:04. Nobody here can set it. Nobody here has tried.'],
        night: ['8:04, it blinks, as if it were asking.'],
      },
    },
    door: { label: 'Door to the yard', sound: 'open', exit: { to: 'jocks-house' } },
  },
  ways: [
    {
      label: 'Board by the telephone',
      opens: { purpose: 'phone-board', params: 'jocks-house' },
      sound: 'select',
    },
  ],
});
