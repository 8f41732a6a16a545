import { bundle } from '@bundles/high-school-principals-office.ts';
import { bundle as music } from '@bundles/school-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'high-school-principals-office',
  title: "Principal's Office",
  bundle,
  alt: {
    day: "The principal's office through lettered glass. The high chair faces the window; a slip of paper is stuck on a spike.",
    night: "The office under a green lamp. Above the chair's back is the top of a head, or a cushion.",
  },
  tune: music.tracks['school'],
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'late-slip-gone',
      when: { all: ['carried:late-slip'] },
      alt: 'The slip has been taken: the spike is bare.',
    },
  ],

  hotspots: {
    'late-slip': {
      label: 'Late slip',
      takes: 'late-slip',
      sound: 'select',
      answers: {
        day: ['7:30 AM. NAME: FLUNKO. REASON: WANTS HIS KEY BACK. DENIED.'],
        night: ["DENIED is crossed out. The initials are nobody's on the staff."],
      },
      instead: [
        {
          when: { all: ['carried:late-slip'] },
          sound: 'select',
          answers: ['A spike without a slip. For all the school can show, nobody came at 7:30.'],
        },
      ],
    },
    shredder: {
      label: 'Shredder',
      sound: 'select',
      answers: {
        day: ['Strips of paper. You make out a C and a minus. It is report cards.'],
        night: ['It runs for a second. Somebody is improving an average.'],
      },
    },
    chair: {
      label: 'High-backed chair',
      sound: 'select',
      answers: {
        day: ['It faces the window. The principal likes the view, says the note on the door.'],
        night: ['It faces you. It is empty, in the way of something just gone.'],
      },
      uses: {
        'late-slip': {
          sound: 'select',
          answers: [
            'You hold the slip to the wired glass. The chair turns a little, to read it. Then it turns back.',
          ],
          records: 'shown:high-school-principals-office/late-slip',
          recalls: 'late-slip',
        },
      },
    },
    outside: { label: 'Handle of the door', sound: 'open', exit: { to: 'high-school' } },
  },
  people: {
    principal: {
      spot: { x: 116, y: 73, w: 44, h: 69 },
      alt: 'The Principal stands behind the desk.',
    },
  },
});
