import { bundle } from '@bundles/geeks-house.ts';
import { bundle as music } from '@bundles/geeks-music.ts';
import { definePlace } from '../../play/place.ts';

export const place = definePlace({
  id: 'geeks-house',
  title: "Geek's House",
  bundle,
  alt: {
    day: 'A mint green house with a roof full of antennas. Beside it stands a small shed with a steel door.',
    night: 'The house at night, its blinds lit by screens. A security lamp shines on the shed.',
  },
  tune: music.tracks['geeks'],
  ambience: { day: 'birds', night: 'crickets' },

  hotspots: {
    door: { label: 'Front door', sound: 'open', exit: { to: 'geeks-house-kitchen' } },
    lab: { label: 'Lab', sound: 'open', exit: { to: 'geeks-house-lab' } },
    'computer-room': { label: 'Computer Room', sound: 'open', exit: { to: 'geeks-house-computer-room' } },
    kitchen: { label: 'Kitchen', sound: 'open', exit: { to: 'geeks-house-kitchen' } },
    workshop: { label: 'Workshop', sound: 'open', exit: { to: 'geeks-house-workshop' } },
    shed: {
      label: 'SHED',
      sound: 'select',
      opens: {
        purpose: 'lock',
        params: 'shed',
        then: { opened: { sound: 'open', exit: { to: 'geeks-house-shed' } } },
      },
      instead: [
        {
          when: { all: ['opened:shed'] },
          label: 'SHED (open)',
          sound: 'open',
          exit: { to: 'geeks-house-shed' },
        },
      ],
    },
    mailbox: {
      label: 'Robot mailbox',
      sound: 'drop',
      answers: {
        day: ['It says THANK YOU. It has swallowed eleven letters to the police.'],
        night: ['It says HELP. Its batteries are low. Probably.'],
      },
    },
  },
});
