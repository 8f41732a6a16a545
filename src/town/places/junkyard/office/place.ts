import { bundle } from '@bundles/junkyard-office.ts';
import { bundle as music } from '@bundles/junkyard-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'junkyard-office',
  title: 'Office',
  bundle,
  alt: {
    day: "A yellow trailer office hung with hubcaps. A ledger lies open; a dog's bowl is full.",
    night: 'The office in the glow of a heater. In every hubcap there is a small reflection that is not you.',
  },
  tune: music.tracks['junkyard'],
  ambience: 'fluorescent',

  hotspots: {
    ledger: {
      label: 'Ledger',
      sound: 'select',
      answers: {
        day: ['SOLD TO F.: ONE BUS SEAT, BROWN. $7.30. DELIVERED TO THE TREE.'],
        night: ['RETURNED, it says now. Damp.'],
      },
    },
    bowl: {
      label: 'Dog bowl',
      sound: 'select',
      answers: {
        day: ['The dog ran off at 8:04. He comes back to be fed, says the owner, by somebody.'],
        night: ['Empty. You heard no dog.'],
      },
    },
    hubcaps: {
      label: 'Hubcaps',
      sound: 'select',
      answers: { day: ['You, forty times, very wide.'], night: ['You, thirty-nine times.'] },
    },
    door: { label: 'Door to the yard', sound: 'open', exit: { to: 'junkyard' } },
  },
});
