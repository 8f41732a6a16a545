import { bundle } from '@bundles/geeks-house-workshop.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house-workshop',
  title: 'Workshop',
  bundle,
  alt: {
    day: 'A workshop with a large metal ring under construction. Through it a blueprint is seen, and before it a radio in a vise.',
    night: 'The workshop in blue light. Sparks fall from the ring, and nobody is working.',
  },
  tune: music.tracks['geeks'],
  ambience: 'fluorescent',

  hotspots: {
    ring: {
      label: 'Metal ring',
      sound: 'select',
      answers: {
        day: [
          'DONATIONS WELCOME, says the jar beside it. It is about time.',
          'Through it you see the wall. The wall is somewhat late.',
        ],
        night: ['Through it you see the wall, and a poster that does not hang there yet.'],
      },
    },
    radio: {
      label: 'Radio in the vise',
      sound: 'type',
      answers: {
        day: ['It gets one station. It gets it without a plug.'],
        night: ["Eight o'clock, it says. It is not eight o'clock."],
      },
    },
    blueprint: {
      label: 'Blueprint',
      sound: 'select',
      answers: {
        day: ['The coffee stain is part of the design. They built it.'],
        night: ['In the corner: CHECKED, F. Dated tomorrow.'],
      },
    },
    door: { label: 'Roll-up door', sound: 'open', exit: { to: 'geeks-house' } },
  },
});
