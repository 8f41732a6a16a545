import { bundle } from '@bundles/flunk-fm-record-library.ts';
import { bundle as music } from '@bundles/radio-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'flunk-fm-record-library',
  title: 'Record Library',
  bundle,
  alt: {
    day: 'A narrow aisle of records with a ladder. One yellow sleeve sticks out of a shelf.',
    night: 'The aisle by a lamp on the ladder. The ladder stands in another place.',
  },
  tune: music.tracks['radio'],
  ambience: 'fluorescent',

  hotspots: {
    'yellow-sleeve': {
      label: 'Yellow sleeve',
      sound: 'select',
      answers: {
        day: ['SOUNDS OF ARCADIA, 1975. Track 7: EMPTY GYM. Track 8: EMPTY GYM, KNOCKING.'],
        night: ['The sleeve is empty. The record is playing, somewhere, softly.'],
      },
    },
    ladder: {
      label: 'Ladder',
      sound: 'select',
      answers: {
        day: ['Somebody stood on the top rung, and dripped. Nobody has come down.'],
        night: ['It rolls up to you and stops, like a dog.'],
      },
    },
    speaker: {
      label: 'Speaker',
      sound: 'select',
      answers: {
        day: ['It plays what goes out. What goes out is a breath, then weather.'],
        night: ['The cloth moves out and in.'],
      },
    },
    door: { label: 'Door to the lounge', sound: 'open', exit: { to: 'flunk-fm-lounge' } },
  },
});
