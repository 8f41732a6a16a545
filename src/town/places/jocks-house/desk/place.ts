import { bundle } from '@bundles/jocks-house-desk.ts';
import { bundle as music } from '@bundles/jocks-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'jocks-house-desk',
  title: 'Desk',
  bundle,
  alt: {
    day: 'A desk from above, with playbooks, crumpled paper and a calendar on which a Friday is circled.',
    night: 'The desk in the circle of its lamp. Nine sheets of paper begin with the same three words.',
  },
  tune: music.tracks['jocks'],
  ambience: 'fluorescent',

  hotspots: {
    letter: {
      label: 'Crumpled letters',
      sound: 'select',
      answers: {
        day: [
          'DEAR COACH, I SAW. That is all, nine times.',
          'The tenth has only a drawing: a seat, and a coat on it.',
        ],
        night: ['The ink is fresh. He is at practice.'],
      },
    },
    calendar: {
      label: 'Calendar',
      sound: 'select',
      answers: {
        day: ['Friday is circled. So is every Friday after it.'],
        night: ['Somebody crossed out a day that has not been yet.'],
      },
    },
    playbook: {
      label: 'Playbook',
      sound: 'select',
      answers: {
        day: ['Play 30: everybody looks left. Play 07: he runs right.'],
        night: ['A page is missing. It was torn carefully, by a friend.'],
      },
    },
    bedroom: { label: 'Back to the bedroom', sound: 'open', exit: { to: 'jocks-house-bedroom' } },
  },
});
