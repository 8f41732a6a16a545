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

/** What the receptionist can be asked, and which of her lines answers it. */
const QUESTIONS = {
  'A rug from a motel': 'motel',
  'Does GUM come out?': 'gum',
  'Who brought it?': 'who',
  Goodbye: null,
} as const;

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
    appointment: {
      label: 'Schedule appointment',
      sound: 'select',
      talk: {
        day: {
          title: 'Schedule Appointment',
          icon: 'question',
          lines: {
            first: {
              message: 'Which treatment shall the rug have?',
              replies: {
                ...Object.fromEntries(PRICES.map((price) => [price.join(' '), 'when'])),
                'Not today': null,
              },
            },
            when: {
              message: 'The next free appointment is Friday at 8:04. It always is.',
              replies: { 'Friday at 8:04': 'booked', 'Another day': 'never' },
            },
            never: {
              message: 'She turns the page of the book. It is the same page.',
              replies: { 'Friday at 8:04': 'booked', 'No, thank you': null },
            },
            booked: { message: 'You are down for Friday. Bring the rug. Come alone.', replies: { OK: null } },
          },
        },
        night: {
          title: 'Schedule Appointment',
          icon: 'warning',
          lines: {
            first: {
              message: 'Your appointment has been moved. They do not say where to.',
              replies: { 'Where to?': 'nowhere', OK: null },
            },
            nowhere: {
              message: 'She looks at the book. She looks at you. She closes the book.',
              replies: { OK: null },
            },
          },
        },
      },
    },
    receptionist: {
      label: 'Chat with receptionist',
      sound: 'select',
      talk: {
        day: {
          title: 'Receptionist',
          icon: 'question',
          lines: {
            first: { message: '"Rug Doctor, dear. What did you spill?"', replies: QUESTIONS },
            motel: {
              message: '"A rug from a motel, dear? We see so many." She has not looked up yet.',
              replies: QUESTIONS,
            },
            gum: {
              message: '"GUM comes out. What comes out with it is yours to keep."',
              replies: QUESTIONS,
            },
            who: { message: '"He paid in quarters. Somebody always does."', replies: QUESTIONS },
          },
        },
        night: {
          title: 'Receptionist',
          icon: 'question',
          lines: {
            first: {
              message: '"We are closed, dear." She unlocks another door.',
              replies: { 'Is somebody in there?': 'inside', Goodbye: null },
            },
            inside: {
              message: '"It moves sometimes. The damp does that to wool."',
              replies: { Goodbye: null },
            },
          },
        },
      },
    },
    'cleaning-bay': { label: 'Cleaning Bay', sound: 'open', exit: { to: 'rug-doctor-cleaning-bay' } },
    'storage-room': { label: 'Storage Room', sound: 'open', exit: { to: 'rug-doctor-storage-room' } },
    'back-office': { label: 'Back Office', sound: 'open', exit: { to: 'rug-doctor-back-office' } },
    street: { label: 'Door to the street', sound: 'open', exit: { to: 'rug-doctor' } },
  },
});
