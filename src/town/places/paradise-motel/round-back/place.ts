import { bundle } from '@bundles/paradise-motel-round-back.ts';
import { bundle as music } from '@bundles/motel-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'paradise-motel-round-back',
  title: 'Round Back',
  bundle,
  alt: {
    day: 'The back of the motel with dumpsters and laundry. From one small window hangs a knotted sheet.',
    night: 'The back lot under a sodium lamp. The knotted sheet is being drawn in.',
  },
  tune: music.tracks['motel'],
  ambience: 'train',

  hotspots: {
    sheet: {
      label: 'Knotted sheet',
      sound: 'select',
      answers: {
        day: ['Four knots. It ends a yard too high for anybody but a climber.'],
        night: ['Three knots. Somebody is pulling it in.'],
      },
    },
    laundry: {
      label: 'Laundry cart',
      sound: 'select',
      answers: {
        day: ['Towels, towels, a red sleeve. When you look again, towels.'],
        night: ['The cart is warm. It has wheels, you note, and has moved.'],
      },
    },
    dumpster: {
      label: 'Dumpster',
      sound: 'select',
      answers: {
        day: ["Nothing but quarters' wrappers. And a register page, blank."],
        night: ['Someone knocks from inside. A raccoon, you say aloud. It agrees.'],
      },
    },
    lot: { label: 'Round to the front', sound: 'open', exit: { to: 'paradise-motel' } },
  },
});
