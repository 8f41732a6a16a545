import { bundle } from '@bundles/shed-tool-wall.ts';
import { bundle as music } from '@bundles/town-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'shed-tool-wall',
  title: 'Tool Wall',
  bundle,
  alt: {
    day: 'A teal pegboard with painted outlines of tools. One outline is of a child in a knitted hat.',
    night: 'The board in a slanting beam. The outline of the child has moved up one row.',
  },
  tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
  ambience: 'fluorescent',

  hotspots: {
    outline: {
      label: 'Outline of a child',
      sound: 'select',
      answers: {
        day: ['With a pom-pom. There are two nails, for hanging it by the sleeves.'],
        night: ['It is one row higher. By Friday it will be over the top.'],
      },
    },
    'bolt-cutter': {
      label: 'Place of the bolt cutter',
      sound: 'select',
      answers: {
        day: ['Gone since Thursday. Signed for: F., and then, crossed out, four other letters.'],
        night: ['It is back. Yellow wool in its jaws.'],
      },
    },
    saws: {
      label: 'Saws',
      sound: 'select',
      answers: {
        day: ['They hum when the train passes. No train passes. They hum.'],
        night: ['They are quiet. That is the train, now.'],
      },
    },
    bench: { label: 'Back to the workbench', sound: 'open', exit: { to: 'shed-workbench' } },
  },
});
