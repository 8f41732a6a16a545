import { bundle } from '@bundles/shed.ts';
import { bundle as music } from '@bundles/town-music.ts';
import { definePlace } from '../../play/place.ts';
import { eveningTrain } from '../../evening/brought.ts';

export const place = definePlace({
  id: 'shed',
  title: 'Shed',
  bundle,
  alt: {
    day: 'A gray railway shed at the end of a lane. The clock over its door says 8:20.',
    night: "The shed by a green switch lantern. The signal's arm has come down.",
  },
  tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
  ambience: 'train',

  evening: { train: eveningTrain({ x: 96, y: 108, w: 16, h: 11 }) },
  hotspots: {
    door: { label: 'Shed door', sound: 'open', exit: { to: 'shed-workbench' } },
    trackside: { label: 'Trackside', sound: 'open', exit: { to: 'shed-trackside' } },
    clock: {
      label: 'Station clock',
      sound: 'select',
      answers: {
        day: ['8:20. It runs on a spring. Somebody stopped it by hand.'],
        night: ['It ticks, once, when you turn your back.'],
      },
    },
    signal: {
      label: 'Signal',
      sound: 'select',
      answers: {
        day: ['The arm says STOP. No train has had to, since 1975. It is oiled.'],
        night: ['The arm comes down. Far off, something has seen it.'],
      },
      uses: {
        'punched-ticket': {
          sound: 'open',
          answers: [
            'The arm comes down for the ticket, by a hand, and stops. It has read as far as TWO PERSONS.',
          ],
          records: 'shown:shed/punched-ticket',
        },
      },
    },
  },
});
