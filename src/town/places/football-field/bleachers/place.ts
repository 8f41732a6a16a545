import { bundle } from '@bundles/football-field-bleachers.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'football-field-bleachers',
  title: 'Bleachers',
  bundle,
  alt: {
    day: 'Rows of aluminum seats rising to a folded red jacket in the top row.',
    night: 'The bleachers in candlelight from below. The jacket in the top row is unfolded.',
  },
  tune: music.tracks['homecoming'],
  ambience: 'crowd',
  lays: [
    {
      cut: 'jacket-seat',
      when: { all: ['shown:football-field-bleachers/red-jacket'] },
      alt: 'A second red jacket lies folded beside it.',
    },
  ],

  hotspots: {
    'seat-nine': {
      label: 'Seat nine',
      sound: 'select',
      answers: {
        day: [
          'A thread in the bolt, yellow. There is dew on this seat, and on no other.',
          'From here you see everything but the way down.',
        ],
        night: ['It is folded up. You hear it fold.'],
      },
      uses: {
        'red-jacket': {
          sound: 'drop',
          answers: ['You lay it on seat nine. Now two red jackets keep a seat, each for the other.'],
          records: 'shown:football-field-bleachers/red-jacket',
          recalls: 'kickoff',
        },
      },
    },
    jacket: {
      label: 'Red jacket',
      sound: 'select',
      answers: {
        day: ['It kept a seat for somebody. It still does.'],
        night: ['Buttoned, over nobody. You sit elsewhere.'],
      },
      uses: {
        'red-jacket': {
          sound: 'select',
          answers: [
            'You lay yours beside it. The same size, the same wash, and under the F the holes of two different letters.',
          ],
          records: 'shown:football-field-bleachers/red-jacket',
        },
      },
    },
    cup: {
      label: 'Paper cup',
      sound: 'select',
      answers: {
        day: ['One soda, two straws. A lid to keep it for later.'],
        night: ['It rolls up one step. It takes its time.'],
      },
      uses: {
        'two-straws': {
          sound: 'select',
          answers: ['Both go in. The soda sinks by a sip, on one side.'],
          records: 'shown:football-field-bleachers/two-straws',
        },
      },
    },
    stairs: { label: 'Stairs down', sound: 'open', exit: { to: 'football-field' } },
  },
  people: {
    jock: {
      spot: { x: 238, y: 75, w: 55, h: 92 },
      alt: 'The Jock sits in the lower rows, elbows on his knees.',
    },
  },
});
