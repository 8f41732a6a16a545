import { bundle } from '@bundles/preps-house-living-room.ts';
import { bundle as music } from '@bundles/preps-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'preps-house-living-room',
  title: 'Living Room',
  bundle,
  alt: {
    day: 'A green drawing room with portraits. One picture is turned to the wall; a pendulum clock is going.',
    night: 'The room in firelight. The turned portrait hangs straight; the others do not.',
  },
  tune: music.tracks['preps'],
  ambience: 'clock',

  hotspots: {
    'turned-portrait': {
      label: 'Turned portrait',
      sound: 'select',
      answers: {
        day: ['On its back: GUEST, 1975. You are asked not to turn it, by a card.'],
        night: ['It has turned itself. It is a boy in a knit hat, and twenty years of dust.'],
      },
    },
    pendulum: {
      label: 'Pendulum clock',
      sound: 'select',
      answers: {
        day: ['The only clock in Arcadia that tells the time. It tells it reluctantly.'],
        night: ['At 8:04 it misses one stroke. Every evening. They wind it anyhow.'],
      },
    },
    fireplace: {
      label: 'Fireplace',
      sound: 'select',
      answers: {
        day: ['In the ash: half a card. AND GUEST, it says.'],
        night: ['The fire burns blue at the edges. Expensive wood, they would say.'],
      },
    },
    door: { label: 'Double doors', sound: 'open', exit: { to: 'preps-house' } },
  },
});
