import { bundle } from '@bundles/police-station-front-desk.ts';
import { bundle as music } from '@bundles/police-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'police-station-front-desk',
  title: 'Front Desk',
  bundle,
  alt: {
    day: 'A high oak desk in a police station, a log book open on it. Behind it hangs a map full of pins.',
    night: 'The desk by a green lamp. The pins on the map form a face, or do not.',
  },
  tune: music.tracks['police'],
  ambience: 'fluorescent',

  hotspots: {
    log: {
      label: 'Police log',
      sound: 'select',
      answers: {
        day: ['SATURDAY 5:10, POSTERS FOUND. 8:10, BOY REPORTED MISSING. Nobody swapped the pages.'],
        night: ['A new entry: SEEN. A thumb has smeared the rest of the line.'],
      },
    },
    map: {
      label: 'Wall map',
      sound: 'select',
      answers: {
        day: ['One pin where he was seen. Forty pins. They cannot all be Friday.'],
        night: ['The pins make a line, if you want them to. You do, a little.'],
      },
    },
    number: {
      label: 'Number dispenser',
      sound: 'select',
      answers: { day: ['You draw 30. NOW SERVING: 07.'], night: ['NOW SERVING: 30. Nobody is at the desk.'] },
      uses: {
        'rug-ticket': {
          sound: 'tick',
          answers: ['They go by numbers here. The board looks at the ticket for a while. NOW SERVING: 2.'],
          records: 'shown:police-station-front-desk/rug-ticket',
        },
      },
    },
    evidence: { label: 'Evidence Room', sound: 'open', exit: { to: 'police-station-evidence-room' } },
    interview: { label: 'Interview Room', sound: 'open', exit: { to: 'police-station-interview-room' } },
    cells: { label: 'Cells', sound: 'open', exit: { to: 'police-station-cells' } },
    door: { label: 'Door to the street', sound: 'open', exit: { to: 'police-station' } },
  },
  people: {
    mother: {
      spot: { x: 156, y: 63, w: 77, h: 145 },
      alt: "Flunko's mother waits before the desk, with a number in her hand.",
    },
  },
});
