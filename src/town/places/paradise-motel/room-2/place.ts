import { bundle } from '@bundles/paradise-motel-room-2.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-room-2',
  title: 'Room 2',
  bundle,
  alt: {
    day: "A dim blue motel room. A blade of sun falls on a chair wedged under the door's handle; where a rug lay the floor is clean.",
    night: "The room lit by an alarm clock and a slit of bathroom light, in which somebody's feet pass.",
  },
  tune: music.tracks['motel'],
  ambience: 'drips',

  hotspots: {
    'alarm-clock': {
      label: 'Alarm clock',
      sound: 'select',
      answers: {
        day: ['Set to 7:30. Morning or evening, it does not say.'],
        night: ['It rings. You turn it off. It was off.'],
      },
    },
    floor: {
      label: 'Bare floor',
      sound: 'select',
      answers: {
        day: ['A rug lay here. Ask at Rug Doctor, says the dust, more or less.'],
        night: ['The footprints come as far as the edge and wipe their feet.'],
      },
    },
    bathroom: {
      label: 'Bathroom door',
      sound: 'select',
      answers: {
        day: ['Locked. The tap drips in time.'],
        night: ['OCCUPIED. You apologize. That is all right, it says.'],
      },
    },
    cups: {
      label: 'Two cups',
      sound: 'select',
      answers: { day: ['One has a straw. One is full, with dust on it.'], night: ['Both are empty.'] },
    },
    door: { label: 'Door to the lobby', sound: 'open', exit: { to: 'paradise-motel-lobby' } },
  },
});
