import { bundle } from '@bundles/paradise-motel-managers-office.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-managers-office',
  title: "Manager's Office",
  bundle,
  alt: {
    day: 'A brown office full of lost property. A large jar of quarters stands on the desk.',
    night: 'The office lit by four monitors. One of them shows this very room without you in it.',
  },
  tune: music.tracks['motel'],
  ambience: 'crt',

  hotspots: {
    monitors: {
      label: 'Monitors',
      sound: 'select',
      answers: {
        day: ['Pool, lot, Room 1, and one that shows this desk. You wave. It does not.'],
        night: ['On the last one somebody stands behind you. In a hat.'],
      },
    },
    quarters: {
      label: 'Jar of quarters',
      sound: 'select',
      answers: {
        day: ['Three nights in quarters. All wet. All from one machine.'],
        night: ['The jar is a little lower than by day.'],
      },
      uses: {
        quarter: {
          sound: 'coin',
          answers: [
            'You hold it to the jar. All in there have turned their dates to the glass. One is of next year.',
          ],
          records: 'shown:paradise-motel-managers-office/quarter',
          recalls: 'register',
        },
      },
    },
    'lost-property': {
      label: 'Lost property',
      sound: 'select',
      answers: {
        day: ['Umbrellas, dentures, one sneaker, left, size five.'],
        night: ['The left one is gone. There is a right one now.'],
      },
    },
    door: { label: 'Door to the lobby', sound: 'open', exit: { to: 'paradise-motel-lobby' } },
  },
  people: {
    manager: {
      spot: { x: 201, y: 85, w: 84, h: 123 },
      alt: 'The manager sits at the desk and counts quarters.',
    },
  },
});
