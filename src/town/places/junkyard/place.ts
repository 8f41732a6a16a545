import { bundle } from '@bundles/junkyard.ts';
import { bundle as music } from '@bundles/junkyard-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'junkyard',
  title: 'Junkyard',
  bundle,
  alt: {
    day: 'A junkyard behind a chained gate. A crane holds a red car in the air.',
    night: 'The wrecks under one work light. The red car turns slowly on the crane.',
  },
  tune: music.tracks['junkyard'],
  ambience: { day: 'birds', night: 'crickets' },

  hotspots: {
    office: { label: 'Office', sound: 'open', exit: { to: 'junkyard-office' } },
    'car-stacks': { label: 'Car Stacks', sound: 'open', exit: { to: 'junkyard-car-stacks' } },
    crusher: { label: 'Crusher', sound: 'open', exit: { to: 'junkyard-crusher' } },
    bus: { label: 'School Bus', sound: 'open', exit: { to: 'junkyard-school-bus' } },
    'red-car': {
      label: 'Red car on the crane',
      sound: 'select',
      answers: {
        day: ["Everybody says it was his. He was fifteen. It was the dentist's."],
        night: ['Its blinker goes. Left, left, left. Toward the bus.'],
      },
    },
  },
});
