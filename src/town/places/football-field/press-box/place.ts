import { bundle } from '@bundles/football-field-press-box.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'football-field-press-box',
  title: 'Press Box',
  bundle,
  alt: {
    day: 'A press box of plywood above the field. Before the microphone lies a typed sheet that breaks off.',
    night: 'The box in the light of sound meters, which move. Far below burn the candles.',
  },
  tune: music.tracks['homecoming'],
  ambience: 'fluorescent',

  hotspots: {
    microphone: {
      label: 'Microphone',
      sound: 'type',
      answers: {
        day: ['It is off. Far away, over the field, something clears its throat.'],
        night: ['You say nothing. The field says it after you.'],
      },
    },
    sheet: {
      label: "Commentator's sheet",
      sound: 'select',
      answers: {
        day: ['8:03, FIRST DOWN. 8:04, AND IN THE TOP ROW THERE IS A B.'],
        night: ['Somebody has typed on. OY. OY. OY.'],
      },
    },
    recorder: {
      label: 'Tape recorder',
      sound: 'type',
      answers: {
        day: ['The tape of Friday is not in it. Somebody signed for it: G.'],
        night: ['It records. It has been recording you.'],
      },
      uses: {
        cassette: {
          sound: 'type',
          answers: ['It fits. The cheering of that evening is on it, very small, as behind a wall.'],
          records: 'shown:football-field-press-box/cassette',
        },
      },
    },
    ladder: { label: 'Ladder down', sound: 'open', exit: { to: 'football-field' } },
  },
  people: {
    geek: {
      spot: { x: 227, y: 60, w: 84, h: 148 },
      alt: 'The Geek stands at the sound desk with one headphone at the ear.',
    },
  },
});
