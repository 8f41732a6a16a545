import { bundle } from '@bundles/rug-doctor-front-counter.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../place.ts';

export const place = definePlace({
  id: 'rug-doctor-front-counter',
  title: 'Front Counter',
  bundle,
  alt: {
    day: 'A peach counter under a price board. Behind it hang cleaning tickets, one of them yellow; a receptionist smiles.',
    night: 'The counter lit by the price board. The receptionist is still there, and still smiling.',
  },
  tune: music.tracks['diner'],
  ambience: 'fluorescent',

  hotspots: {
    'price-list': {
      label: 'Price list',
      sound: 'select',
      answers: {
        day: ['Standard $25. Deep Clean $45. Deluxe $65.', 'Pet Odor $35. Antique $85. Questions are extra.'],
        night: [
          'Standard $25. Deep Clean $45. Deluxe $65.',
          'Pet Odor $35. Antique $85. Nobody has asked for Antique since 1975.',
        ],
      },
    },
    appointment: {
      label: 'Schedule appointment',
      sound: 'select',
      answers: {
        day: [
          'The next free appointment is Friday at 8:04. It always is.',
          'You are down for Friday. Bring the rug. Come alone.',
        ],
        night: ['Your appointment has been moved. They do not say where to.'],
      },
    },
    receptionist: {
      label: 'Receptionist',
      sound: 'select',
      answers: {
        day: [
          '"A rug from a motel, dear? We see so many." She has not looked up yet.',
          '"GUM comes out. What comes out with it is yours to keep."',
          '"He paid in quarters. Somebody always does."',
        ],
        night: [
          '"We are closed, dear." She unlocks another door.',
          '"It knocks sometimes. The damp does that to wool."',
        ],
      },
    },
    'cleaning-bay': { label: 'Cleaning Bay', sound: 'open', exit: { to: 'rug-doctor-cleaning-bay' } },
    'storage-room': { label: 'Storage Room', sound: 'open', exit: { to: 'rug-doctor-storage-room' } },
    'back-office': { label: 'Back Office', sound: 'open', exit: { to: 'rug-doctor-back-office' } },
    street: { label: 'Door to the street', sound: 'open', exit: { to: 'rug-doctor' } },
  },
});
