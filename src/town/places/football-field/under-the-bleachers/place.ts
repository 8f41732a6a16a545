import { bundle } from '@bundles/football-field-under-the-bleachers.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'football-field-under-the-bleachers',
  title: 'Under the Bleachers',
  bundle,
  alt: {
    day: 'The struts under the bleachers, striped with sun. One beam is scuffed; the fence behind has a hole.',
    night: 'The struts in stripes of candlelight. Something above covers one of them.',
  },
  tune: music.tracks['homecoming'],
  volume: 0.5,
  ambience: 'crowd',

  hotspots: {
    beam: {
      label: 'Scuffed beam',
      sound: 'select',
      answers: {
        day: ['Scuffed from top to bottom. Or from bottom to top. It matters.'],
        night: ['You look up between the seats. Somebody looks down between them.'],
      },
    },
    fence: {
      label: 'Hole in the fence',
      sound: 'select',
      answers: {
        day: ['Cut on Thursday, says the groundskeeper. The wool on it is from Friday.'],
        night: ['Beyond it the tracks. They hum.'],
      },
    },
    gum: {
      label: 'GUM on a strut',
      sound: 'select',
      answers: {
        day: ['Two rows of pieces: seven, a breath apart, and six.'],
        night: ['Eight and five. Somebody is playing.'],
      },
    },
    field: { label: 'Back to the field', sound: 'open', exit: { to: 'football-field' } },
  },
});
