import { bundle } from '@bundles/paradise-motel-room-1.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-room-1',
  title: 'Room 1',
  bundle,
  alt: {
    day: 'An orange motel room. A drinking glass is taped to the wall, and beside it hangs a sheet of tally marks.',
    night: 'The room in the light of a test card. The glass on the wall trembles.',
  },
  tune: music.tracks['motel'],
  ambience: 'crt',

  hotspots: {
    glass: {
      label: 'Glass on the wall',
      sound: 'select',
      answers: {
        day: ['You hear a tap, a bed, a breath. Room 2 is not rented, said the manager.'],
        night: ['You hear somebody, with a glass, listening.'],
      },
    },
    tally: {
      label: 'Tally marks',
      sound: 'select',
      answers: {
        day: ['Thirteen, thirteen, thirteen. Sunday: twelve, and a question mark.'],
        night: ['A new row has begun. You count along. You cannot help it.'],
      },
    },
    suitcase: {
      label: 'Suitcase',
      sound: 'select',
      answers: {
        day: ['Headphones, batteries, a badge. It is from a cereal box.'],
        night: ['It is packed. The bed was slept on, not in.'],
      },
    },
    door: { label: 'Door to the lobby', sound: 'open', exit: { to: 'paradise-motel-lobby' } },
  },
});
