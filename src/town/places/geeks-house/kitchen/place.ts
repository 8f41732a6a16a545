import { bundle } from '@bundles/geeks-house-kitchen.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house-kitchen',
  title: 'Kitchen',
  bundle,
  alt: {
    day: 'An orange tiled kitchen with a pyramid of noodle cups. Magnet letters on the refrigerator form a sentence.',
    night: 'The kitchen in the light of a microwave that turns with nothing in it.',
  },
  tune: music.tracks['geeks'],
  ambience: 'fridge',

  hotspots: {
    magnets: {
      label: 'Magnet letters',
      sound: 'select',
      answers: {
        day: ['HE IS NOT LOST, say the letters. They are out of the letter W.'],
        night: ['HE IS NOT. LOST, they say now. Somebody found a period.'],
      },
    },
    microwave: {
      label: 'Microwave',
      sound: 'select',
      answers: {
        day: ['8:04. In it a noodle cup, three minutes short of done.'],
        night: ['It turns. It is unplugged. The Geeks have a paper on that.'],
      },
    },
    pizza: {
      label: 'Pizza boxes',
      sound: 'drop',
      answers: {
        day: ['Delivered Friday, 7:30 PM. Half mushroom, half no comment.'],
        night: ['One slice is missing. One slice was missing before. It is another.'],
      },
    },
    door: { label: 'Side door', sound: 'open', exit: { to: 'geeks-house' } },
  },
  ways: [
    {
      label: 'Board by the telephone',
      opens: { purpose: 'phone-board', params: 'geeks-house' },
      sound: 'select',
    },
  ],
});
