import { bundle } from '@bundles/shed-workbench.ts';
import { bundle as music } from '@bundles/town-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'shed-workbench',
  title: 'Workbench',
  bundle,
  alt: {
    day: 'A workbench in a wooden shed, pierced by beams of sun. In the vise lies a punched ticket.',
    night: "The bench by a conductor's lamp. The ticket has been punched again.",
  },
  tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
  ambience: 'train',
  lays: [
    {
      cut: 'punched-ticket-gone',
      when: { all: ['carried:punched-ticket'] },
      alt: 'The ticket has been taken out of the vise.',
    },
  ],

  hotspots: {
    ticket: {
      label: 'Ticket',
      takes: 'punched-ticket',
      sound: 'select',
      answers: {
        day: ['ARCADIA TO, then a hole. ONE WAY, TWO PERSONS, FRIDAY.'],
        night: ['Two holes. It has been to somewhere, and back.'],
      },
      instead: [
        {
          when: { all: ['carried:punched-ticket'] },
          sound: 'select',
          answers: ['The vise holds nothing, tightly.'],
        },
      ],
    },
    punch: {
      label: 'Ticket punch',
      sound: 'select',
      answers: {
        day: ['It punches a small bear.'],
        night: ['On the floor: small paper bears, all face down.'],
      },
    },
    timetable: {
      label: 'Timetable',
      sound: 'select',
      answers: {
        day: ['7:30, except Fridays. Fridays, in pencil: 8:20.'],
        night: ['The pencil has been inked.'],
      },
    },
    'tool-wall': { label: 'Tool Wall', sound: 'open', exit: { to: 'shed-tool-wall' } },
    loft: { label: 'Stairs to the loft', sound: 'open', exit: { to: 'shed-loft' } },
    door: { label: 'Door to the lane', sound: 'open', exit: { to: 'shed' } },
  },
});
