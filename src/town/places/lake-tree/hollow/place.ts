import { bundle } from '@bundles/lake-tree-hollow.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'lake-tree-hollow',
  title: 'Hollow',
  bundle,
  alt: {
    day: 'The inside of a hollow tree, its mouth a disk of light. A tin box holds letters, one still sealed.',
    night: 'The hollow by the light of a jar of fireflies. The sealed letter is gone from the tin.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  volume: 0.5,
  ambience: { day: 'lake', night: 'lake-night' },
  lays: [
    {
      cut: 'photograph-there',
      when: { none: ['carried:photograph'] },
      alt: 'In the tin, before the letters, stands a photograph.',
    },
  ],

  hotspots: {
    tin: {
      label: 'Tin of letters',
      takes: 'photograph',
      sound: 'select',
      answers: {
        day: ['Four are open: KEEP IT SAFE, TELL NOBODY. The fifth is addressed to YOU. It is sealed.'],
        night: ['The fifth is gone. In its place is the wax.'],
      },
      instead: [
        {
          when: { all: ['carried:photograph'] },
          sound: 'select',
          answers: ['Four letters, and a place where a picture stood. They lean away from it.'],
        },
      ],
    },
    jar: {
      label: 'Jar',
      sound: 'select',
      answers: {
        day: ['Holes in the lid, nothing in it. A label: NIGHT SHIFT.'],
        night: ['Fireflies. They blink together. You count, and wish you had not.'],
      },
    },
    rim: {
      label: 'Carved steps',
      sound: 'select',
      answers: {
        day: ['Steps for small feet, going down. There is no down.'],
        night: ['One more step than by day.'],
      },
    },
    out: { label: 'Out of the hollow', sound: 'open', exit: { to: 'lake-tree' } },
  },
});
