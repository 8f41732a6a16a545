import { bundle } from '@bundles/secret-treehouse-sleeping-loft.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'secret-treehouse-sleeping-loft',
  title: 'Sleeping Loft',
  bundle,
  alt: {
    day: 'A low loft with five bedrolls. Four are dusty; on the fifth lies half of a yellow knitted hat.',
    night: 'The loft under plastic stars. The blanket of the fifth bedroll rises and falls.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'leaves', night: 'crickets' },
  lays: [
    {
      cut: 'thread-laid',
      when: { all: ['shown:secret-treehouse-sleeping-loft/yellow-thread'] },
      alt: 'A skein of the same yellow lies on the bedroll.',
    },
  ],

  hotspots: {
    'half-hat': {
      label: 'Half a hat',
      sound: 'select',
      answers: {
        day: ['The thread leads over the sill, and down, and away. You could follow it.'],
        night: ['It has been knitted on. Three rows.'],
      },
      uses: {
        'yellow-thread': {
          sound: 'select',
          answers: ['The cut end fits the last stitch. The frayed end does not fit anything yet.'],
          records: 'shown:secret-treehouse-sleeping-loft/yellow-thread',
        },
      },
    },
    'fifth-bedroll': {
      label: 'Fifth bedroll',
      sound: 'select',
      answers: {
        day: ['Made, turned down, a mint on the pillow. It is GUM.'],
        night: ['It breathes. You hold your breath to hear it. So does it.'],
      },
    },
    stars: {
      label: 'Plastic stars',
      sound: 'select',
      answers: {
        day: ['They make a map, if you lie in the fifth place.'],
        night: ['One has gone out. It is the one over the school.'],
      },
    },
    hatch: { label: 'Back to the map table', sound: 'open', exit: { to: 'secret-treehouse-map-table' } },
  },
});
