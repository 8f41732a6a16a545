import { bundle } from '@bundles/flunk-fm-transmitter-room.ts';
import { bundle as music } from '@bundles/radio-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'flunk-fm-transmitter-room',
  title: 'Transmitter Room',
  bundle,
  alt: {
    day: 'Steel cabinets with glowing tubes. The main switch is off and sealed with police tape.',
    night: 'The tubes glow brighter in the dark. Above the sealed switch a needle rises.',
  },
  tune: music.tracks['radio'],
  ambience: 'fluorescent',

  hotspots: {
    switch: {
      label: 'Sealed switch',
      sound: 'select',
      answers: {
        day: ['OFF, since Friday, by order. You can hear how off it is.'],
        night: ['It is warm. It points to a word that is not ON.'],
      },
    },
    tubes: {
      label: 'Tubes',
      sound: 'select',
      answers: {
        day: ['They glow. They are not lit; they are only not cold.'],
        night: ['The tubes brighten, one after the other, away from the door.'],
      },
    },
    glove: {
      label: 'Rubber glove',
      sound: 'select',
      answers: {
        day: ['For the left hand. The right one was signed out, to nobody.'],
        night: ['It has made a fist.'],
      },
    },
    door: { label: 'Door to the lounge', sound: 'open', exit: { to: 'flunk-fm-lounge' } },
  },
});
