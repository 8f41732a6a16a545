import { bundle } from '@bundles/secret-treehouse-map-table.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'secret-treehouse-map-table',
  title: 'Map Table',
  bundle,
  alt: {
    day: 'A round table with a map of Arcadia, seen from above. Yellow wool joins four places on it.',
    night: 'The map by lantern light. The needle of the compass turns round and round.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'napkin-laid',
      when: { all: ['shown:secret-treehouse-map-table/napkin-map'] },
      alt: 'A napkin lies where the map lacks a corner.',
    },
  ],

  hotspots: {
    map: {
      label: 'Map',
      sound: 'select',
      answers: {
        day: [
          'Yellow wool from the school to the motel to the rail to the lake. And back.',
          'A note: IF THE LIGHTS GO OUT, WAIT. Four sets of initials.',
        ],
        night: ['The wool is shorter by one place.'],
      },
      uses: {
        'napkin-map': {
          sound: 'drop',
          answers: [
            'The napkin fits the corner that the map lacks. The wool has one place more to go to, and is not long enough.',
          ],
          records: 'shown:secret-treehouse-map-table/napkin-map',
        },
      },
    },
    tokens: {
      label: 'Tokens',
      sound: 'select',
      answers: {
        day: ['A whistle, a chip, a pearl, a candle. In the middle a gray stone, for him.'],
        night: ['The stone has moved to the edge. The candle has been lit.'],
      },
    },
    compass: {
      label: 'Compass',
      sound: 'select',
      answers: {
        day: ['North is where the school is. It was not, last week.'],
        night: ['It turns, and slows, and points at you.'],
      },
    },
    lookout: { label: 'Up to the lookout', sound: 'open', exit: { to: 'secret-treehouse-lookout' } },
    'sleeping-loft': {
      label: 'Sleeping Loft',
      sound: 'open',
      exit: { to: 'secret-treehouse-sleeping-loft' },
    },
    hatch: { label: 'Down the ladder', sound: 'open', exit: { to: 'secret-treehouse-ladder' } },
  },
});
