import { bundle } from '@bundles/flunk-fm-on-air-booth.ts';
import { bundle as music } from '@bundles/radio-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'flunk-fm-on-air-booth',
  title: 'On-Air Booth',
  bundle,
  alt: {
    day: 'A radio booth with a large microphone. A cassette deck on the desk has been sealed with tape.',
    night: 'The booth in the red light of an ON AIR sign. In the sealed deck the cassette turns.',
  },
  dark: {
    alt: 'The booth without its sign. A torch stands on the desk, the sealed deck runs by its batteries, and in the library a candle burns where nobody is.',
    load: async () => (await import('@bundles/flunk-fm-on-air-booth-dark.ts')).bundle,
    // The candle behind the pane, and what it lights.
    middle: { x: 262, y: 140, w: 40, h: 40 },
  },
  tune: music.tracks['radio'],
  ambience: 'fluorescent',
  ways: [{ label: 'Radio', opens: { purpose: 'radio' }, sound: 'click', when: { has: 'radio' } }],

  hotspots: {
    'cassette-deck': {
      label: 'Sealed cassette deck',
      sound: 'select',
      answers: {
        day: [
          "DO NOT PLAY, in the DJ's hand. Below, in another: AGAIN.",
          'It was four minutes long. It is longer now.',
        ],
        night: ['It turns. The cord hangs beside it, out of the wall.'],
      },
      uses: {
        cassette: {
          sound: 'type',
          answers: [
            'You lay it in beside the sealed one. A room, four minutes long. Whoever knocks stops as you lean closer.',
          ],
          records: 'shown:flunk-fm-on-air-booth/cassette',
          recalls: 'on-air',
        },
      },
    },
    microphone: {
      label: 'Microphone',
      sound: 'type',
      answers: {
        day: ['You tap it. Down in town, all dogs bark.'],
        night: ['You breathe. It breathes in your headphones, a little before you.'],
      },
      uses: {
        headphones: {
          sound: 'type',
          answers: [
            'In the open ear goes out what goes out. In the taped one somebody says what will, a little before.',
          ],
          records: 'shown:flunk-fm-on-air-booth/headphones',
        },
      },
    },
    log: {
      label: 'Station log',
      sound: 'select',
      answers: {
        day: ['8:00 TAPE. 8:04 NO POWER. 8:04 TO 8:30: ON THE AIR ANYHOW.'],
        night: ["Today's page is filled in, up to midnight. It is not midnight."],
      },
      uses: {
        'tape-box': {
          sound: 'select',
          answers: [
            '8:00 and 8:04, on the box and in the log. The log was written after. The box is older ink.',
          ],
          records: 'shown:flunk-fm-on-air-booth/tape-box',
        },
      },
    },
    door: { label: 'Door to the lounge', sound: 'open', exit: { to: 'flunk-fm-lounge' } },
  },
  people: {
    dj: { spot: { x: 145, y: 51, w: 90, h: 92 }, alt: 'The DJ sits behind the desk, in headphones.' },
  },
});
