import { bundle } from '@bundles/rug-doctor-storage-room.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'rug-doctor-storage-room',
  title: 'Storage Room',
  bundle,
  alt: {
    day: 'A storeroom of rolled rugs seen from their ends, like a hive. Out of one look the toes of two sneakers.',
    night: 'The ends of the rugs in the beam of a flashlight on the floor. One roll is darker than it was.',
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  volume: 0.5,
  ambience: 'fluorescent',

  hotspots: {
    sneakers: {
      label: 'Roll with sneakers',
      sound: 'select',
      answers: {
        day: ['Sneakers, size five, tied together. Nobody in them. You checked. You had to.'],
        night: ['They are untied.'],
      },
    },
    tags: {
      label: 'Tags',
      sound: 'select',
      answers: {
        day: ['STANDARD, DEEP, PET, PET, ROOM 2, ROOM 2. The second was brought in tomorrow.'],
        night: ['ROOM 2 is now three tags.'],
      },
    },
    flashlight: {
      label: 'Flashlight',
      sound: 'select',
      answers: {
        day: ['ARCADIA POLICE. They have been here. They left in a hurry.'],
        night: ['It points where you were about to look.'],
      },
    },
    door: { label: 'Back to the counter', sound: 'open', exit: { to: 'rug-doctor-front-counter' } },
  },
});
