import { bundle } from '@bundles/football-field.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { FLOODLIT } from '@shared/domain/town/story.ts';
import { definePlace } from '../../play/place.ts';

/** The floodlights burn. */
const LIT = { all: [FLOODLIT], hour: 'night' } as const;

const MISSING = 'In the front of the ring one candle is missing.';

export const place = definePlace({
  id: 'football-field',
  title: 'Football Field',
  bundle,
  alt: {
    day: 'The football field in the afternoon. On the fifty-yard line candles and flowers stand around a picture of Flunko.',
    night:
      'The field by night with a ring of candles on it. People stand around a picture of Flunko under two light towers.',
  },
  tune: music.tracks['homecoming'],
  ambience: 'crowd',
  lays: [
    { cut: 'floodlights', when: LIT, alt: 'The floodlights are on.' },
    { cut: 'candle-gone', when: { all: ['carried:candle'], hour: 'day' }, alt: MISSING },
    {
      cut: 'candle-gone',
      when: { all: ['carried:candle'], none: [FLOODLIT], hour: 'night' },
      alt: MISSING,
    },
    {
      cut: 'candle-gone-floodlit',
      when: { all: ['carried:candle', FLOODLIT], hour: 'night' },
      alt: MISSING,
    },
  ],
  ways: [{ label: 'Friday Night Lights', hotspot: 'lights' }],

  hotspots: {
    lights: {
      label: 'Switch of the floodlights',
      sound: 'achievement',
      records: 'pressed:friday-night-lights',
      floodlights: 'on',
      answers: {
        day: [
          'The switch is warm. Somebody tried it before you.',
          'Off. By day only the moths will miss it.',
        ],
        night: ['Everybody looks up. Nobody looks at the top row.'],
      },
      instead: [
        {
          when: LIT,
          sound: 'achievement',
          records: 'pressed:friday-night-lights',
          floodlights: 'off',
          answers: ['Dark again. There is one candle more.'],
        },
      ],
    },
    candles: {
      label: 'Candles',
      takes: 'candle',
      sound: 'select',
      answers: {
        day: ['A hundred and seventeen. They were a hundred and sixteen. Nobody lit the last.'],
        night: ['Wind comes over the field. All bow but one.'],
      },
      instead: [
        {
          when: { all: ['carried:candle'] },
          sound: 'select',
          answers: ['A hundred and sixteen again, and a ring of wax. Nobody has closed the row.'],
        },
      ],
    },
    bleachers: { label: 'Bleachers', sound: 'open', exit: { to: 'football-field-bleachers' } },
    under: {
      label: 'Under the bleachers',
      sound: 'open',
      exit: { to: 'football-field-under-the-bleachers' },
    },
    'locker-room': { label: 'Locker room', sound: 'open', exit: { to: 'football-field-locker-room' } },
    'press-box': { label: 'Press box', sound: 'open', exit: { to: 'football-field-press-box' } },
  },
});
