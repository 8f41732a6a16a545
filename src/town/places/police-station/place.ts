import { bundle } from '@bundles/police-station.ts';
import { bundle as music } from '@bundles/police-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'police-station',
  title: 'Police Station',
  bundle,
  alt: {
    day: 'A granite police station with steps and two blue lamps. Posters of Flunko cover the notice board.',
    night: 'The station between two blue globes of light. Upstairs somebody walks to and fro.',
  },
  tune: music.tracks['police'],
  ambience: { day: 'street', night: 'street-night' },
  lays: [
    {
      cut: 'bear-there',
      when: { none: ['carried:bear'] },
      alt: 'A bear looks through the windshield of the patrol car.',
    },
  ],

  hotspots: {
    door: { label: 'Station door', sound: 'open', exit: { to: 'police-station-front-desk' } },
    board: {
      label: 'Notice board',
      sound: 'select',
      answers: {
        day: [
          'MISSING: FLUNKO. Printed Friday noon, says the small print.',
          'One of the six has another hat. It is dated 1975.',
        ],
        night: ['Five posters. Where the sixth hung there is a window.'],
      },
    },
    car: {
      label: 'Patrol car',
      takes: 'bear',
      sound: 'select',
      answers: {
        day: ['On the back seat: a bear, with its belt on.'],
        night: ['The radio says: unit two, who is that with you? There is no unit two.'],
      },
      instead: [
        {
          when: { all: ['carried:bear'] },
          sound: 'select',
          answers: ['On the back seat is a belt, fastened round nothing.'],
        },
      ],
    },
  },
});
