import { bundle } from '@bundles/junkyard-school-bus.ts';
import { bundle as music } from '@bundles/junkyard-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'junkyard-school-bus',
  title: 'School Bus',
  bundle,
  alt: {
    day: 'The inside of a scrapped school bus. In the third row a seat is missing.',
    night: 'The bus by its own blinking lamp. The folding door has opened.',
  },
  tune: music.tracks['junkyard'],
  ambience: 'rain',

  hotspots: {
    'missing-seat': {
      label: 'Missing seat',
      sound: 'select',
      answers: {
        day: ['Row three. Four bolts, a yellow thread, two pairs of footprints, one pair dry.'],
        night: ['The seat is back, with sand of the lake in its seams. It is gone when the lamp blinks.'],
      },
    },
    mirror: {
      label: "Driver's mirror",
      sound: 'select',
      answers: {
        day: ['SIT DOWN, it says above it. In it somebody is. It is your jacket.'],
        night: ['Every seat in it is taken. They are all very quiet for their age.'],
      },
    },
    list: {
      label: 'Passenger list',
      sound: 'select',
      answers: { day: ['1975, BUS 30: OUT 31. BACK 30. They counted twice.'], night: ['OUT 30. BACK 31.'] },
    },
    door: { label: 'Folding door', sound: 'open', exit: { to: 'junkyard' } },
  },
});
