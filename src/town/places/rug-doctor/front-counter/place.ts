import { bundle } from '@bundles/rug-doctor-front-counter.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

/** What each treatment costs (PLACE-5). */
const PRICES = [
  ['Standard', '$25'],
  ['Deep Clean', '$45'],
  ['Deluxe', '$65'],
  ['Pet Odor', '$35'],
  ['Antique', '$85'],
] as const;

export const place = definePlace({
  id: 'rug-doctor-front-counter',
  title: 'Front Counter',
  bundle,
  alt: {
    day: 'A peach counter under a price board. Behind it hang cleaning tickets, one of them yellow; a receptionist smiles.',
    night: 'The counter lit by the price board. The receptionist is still there, and still smiling.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: 'fluorescent',

  hotspots: {
    'price-list': {
      label: 'Price list',
      sound: 'select',
      dialog: {
        title: 'Price List',
        icon: 'info',
        message: 'Questions are extra.',
        details: PRICES,
        buttons: ['OK'],
      },
      answers: {
        day: ['Somebody has underlined Deluxe.'],
        night: ['Nobody has asked for Antique since 1975.'],
      },
      uses: {
        'rug-ticket': {
          sound: 'select',
          answers: ['"Room 2, dear? That was called for." She runs a finger down the book. "Twice."'],
          records: 'shown:rug-doctor-front-counter/rug-ticket',
        },
      },
    },
    appointment: { label: 'Schedule appointment', sound: 'select', talk: 'receptionist/appointment' },
    receptionist: { label: 'Chat with receptionist', sound: 'select', talk: 'receptionist' },
    'cleaning-bay': { label: 'Cleaning Bay', sound: 'open', exit: { to: 'rug-doctor-cleaning-bay' } },
    'storage-room': { label: 'Storage Room', sound: 'open', exit: { to: 'rug-doctor-storage-room' } },
    'back-office': { label: 'Back Office', sound: 'open', exit: { to: 'rug-doctor-back-office' } },
    street: { label: 'Door to the street', sound: 'open', exit: { to: 'rug-doctor' } },
  },
});
