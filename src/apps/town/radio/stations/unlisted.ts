import { defineStation } from '../station.ts';
import { TUNES } from '../tunes.ts';

/** On no list, and by night only: a voice that reads the weather of rooms. */
export const station = defineStation({
  id: 'unlisted',
  name: '- - -',
  frequency: 1066,
  slogan: 'Not on the list of stations',
  voice: { pitch: 205, pace: 6, wave: 'triangle' },
  jingle: [
    [220, 1.1],
    [0, 0.4],
    [207.7, 1.6],
  ],
  instrument: 'sine',
  shows: [
    {
      title: 'Weather',
      hours: { startHour: 20, endHour: 6 },
      tunes: [TUNES.cellar, TUNES.otherShore, TUNES.emptyPool],
      lines: [
        'Gymnasium: cold, still. Visibility to the far wall. Nothing at the far wall.',
        'Main hall: draft from the north. All lockers calm. One locker calm, then not.',
        'Room 2: humid near the carpet. Clearing by checkout.',
        'Upper window, third from the left: a light, rising. Later a light, falling.',
        'Bleachers, top row: dry, all of it, but for one seat.',
        'Boxcar: warm for the season. Straw, moderate.',
        'Lake: footprints from the water, moving inland. Slowly.',
        'Here: breath, then weather. This was the weather.',
      ],
    },
  ],
});
