import { bundle } from '@bundles/geeks-house-computer-room.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house-computer-room',
  title: 'Computer Room',
  bundle,
  alt: {
    day: 'A dark room with nine green monitors around a chair. One shows a curve with thirteen spikes.',
    night: 'The monitors at night, four of them with the same curve now. The chair has turned to the door.',
  },
  tune: music.tracks['geeks'],
  ambience: 'crt',

  hotspots: {
    waveform: {
      label: 'Screen with a curve',
      sound: 'type',
      answers: {
        day: [
          'Thirteen knocks. Between the seventh and the eighth: a breath.',
          'ROOM SIZE: 40 BY 90 YARDS, it computes. It flags that as an error.',
        ],
        night: ['Fourteen spikes. It is still recording.'],
      },
      uses: {
        cassette: {
          sound: 'type',
          answers: [
            'The curve of this one begins a breath earlier. Somebody draws in air, and somebody else lets it out.',
          ],
          records: 'shown:geeks-house-computer-room/cassette',
        },
      },
    },
    terminal: {
      label: 'Terminal',
      when: { has: 'terminal' },
      sound: 'type',
      opens: { purpose: 'terminal' },
      answers: {
        day: ['It has been waiting at a prompt since August. You sit down, and it moves over a line.'],
        night: ['Somebody is logged in. The keys are warm.'],
      },
    },
    'school-site': {
      label: "Screen with the school's page",
      sound: 'type',
      opens: { purpose: 'school-site' },
      answers: {
        day: ['The visitor counter goes up while you watch. You are the only one watching.'],
        night: ['The page is being edited. The chair is empty.'],
      },
    },
    modem: {
      label: 'Modem',
      sound: 'select',
      answers: {
        day: ['It is off the hook. It sings to nobody.'],
        night: ['CONNECT 0730. It does not say what to.'],
      },
    },
    chair: {
      label: 'Chair',
      sound: 'select',
      answers: {
        day: ['Tape over the armrests, a yellow thread in the tape.'],
        night: ['It turns toward you, slowly, as chairs do on uneven floors.'],
      },
    },
    door: { label: 'Door to the hall', sound: 'open', exit: { to: 'geeks-house' } },
  },
});
