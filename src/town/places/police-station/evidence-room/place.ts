import { bundle } from '@bundles/police-station-evidence-room.ts';
import { bundle as music } from '@bundles/police-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'police-station-evidence-room',
  title: 'Evidence Room',
  bundle,
  alt: {
    day: 'Shelves of evidence bags behind wire mesh. One bag is empty; its label says 117.',
    night: 'The evidence room in the dark. One of the bags glows a little, and breathes.',
  },
  tune: music.tracks['police'],
  ambience: 'fluorescent',
  lays: [{ cut: 'tag-117-gone', when: { all: ['carried:tag-117'] }, alt: 'The tag 117 has been taken.' }],

  hotspots: {
    'empty-bag': {
      label: 'Empty bag',
      takes: 'tag-117',
      sound: 'select',
      answers: {
        day: ['ONE KEY, TAG 117. The seal is whole. The key is gone.'],
        night: ['It is full now, of water.'],
      },
      instead: [
        {
          when: { all: ['carried:tag-117'] },
          sound: 'select',
          answers: ['The bag is empty now. The seal is whole, as it was before.'],
        },
      ],
    },
    shelf: {
      label: 'Shelf of Friday',
      sound: 'select',
      answers: {
        day: [
          'A straw. A punched ticket. A plate with a name scratched off. Slip no. 8004: a sneaker, left, that does not dry.',
        ],
        night: ['The sneaker has turned its toe to the gate.'],
      },
    },
    'glowing-bag': {
      label: 'Bag without a number',
      sound: 'select',
      answers: {
        day: ['It is not on the list. It was never brought in. It looks like lint.'],
        night: ['Yellow wool, enough for half a hat. It glows like a lamp under a blanket.'],
      },
    },
    door: { label: 'Gate to the front desk', sound: 'open', exit: { to: 'police-station-front-desk' } },
  },
});
