import { bundle } from '@bundles/snack-shack-kitchen.ts';
import { bundle as music } from '@bundles/diner-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'snack-shack-kitchen',
  title: 'Kitchen',
  bundle,
  alt: {
    day: 'A steel kitchen with fryers under a hood. On a shelf stands a radio without batteries.',
    night: "The kitchen in the light of gas flames. The radio's dial glows.",
  },
  tune: { day: music.tracks['diner'], night: music.tracks['diner-night'] },
  ambience: 'fridge',

  hotspots: {
    radio: {
      label: 'Radio',
      sound: 'type',
      answers: {
        day: ['The cook took the batteries out at 8:01. It went on until 8:04.'],
        night: ['It plays another kitchen, very low. The cook turns up the fan.'],
      },
    },
    fryer: {
      label: 'Fryer',
      sound: 'select',
      answers: {
        day: ['As many fries to each portion as to the last. The cook counts.'],
        night: ['The flames lean toward the back door, all together.'],
      },
    },
    'back-door': {
      label: 'Back door',
      sound: 'select',
      answers: {
        day: ['Ajar. On the step a sneaker print, in ketchup you hope. It is ketchup.'],
        night: ['It is shut. Something leans on it, politely.'],
      },
    },
    outside: { label: 'Door to the street', sound: 'open', exit: { to: 'snack-shack' } },
  },
});
