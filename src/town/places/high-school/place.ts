import { bundle } from '@bundles/high-school.ts';
import { bundle as music } from '@bundles/school-music.ts';
import { definePlace } from '../../play/place.ts';

/** What each of the seven doors shows (PLACE-4). */
const LOCKDOWN = {
  title: 'SCHOOL UNDER INVESTIGATION',
  message: 'The school is closed until further notice. Nobody goes in. Nobody, it is said, came out.',
  icon: 'warning',
  buttons: ['RUN AWAY!'],
} as const;

export const place = definePlace({
  id: 'high-school',
  title: 'High School',
  bundle,
  alt: {
    day: 'The brick front of Flunks High School with seven doors, each with a sign DO NOT ENTER. The tower clock says 8:04.',
    night:
      'The school in the light of a police floodlight. Tape flutters before seven doors; one upper window is lit.',
  },
  tune: music.tracks['school'],
  ambience: { day: 'street', night: 'street-night' },
  ways: [
    { label: 'Main Hall', to: 'high-school-main-hall', sound: 'open' },
    { label: 'Cafeteria', to: 'high-school-cafeteria', sound: 'open' },
    { label: 'Gymnasium', to: 'high-school-gymnasium', sound: 'open' },
    { label: "Principal's Office", to: 'high-school-principals-office', sound: 'open' },
    { label: "School's Page", opens: { purpose: 'school-site' }, sound: 'type' },
  ],
  middle: 'main-doors',
  hotspots: {
    'main-doors': { label: 'Main Doors: DO NOT ENTER', dialog: LOCKDOWN },
    gym: {
      label: 'Gym: DO NOT ENTER',
      dialog: LOCKDOWN,
      instead: [
        {
          when: { all: ['town:dark'] },
          label: 'Gym: the lock has no power',
          sound: 'open',
          exit: { to: 'high-school-gymnasium' },
        },
      ],
      uses: {
        invitation: {
          sound: 'knock',
          answers: [
            "You hold the invitation to the glass of the gym's door. Somebody in there counts: one. The music begins all the same.",
          ],
          records: 'shown:high-school/invitation',
          recalls: 'gym-door',
        },
      },
    },
    library: { label: 'Library: DO NOT ENTER', dialog: LOCKDOWN },
    cafeteria: { label: 'Cafeteria: DO NOT ENTER', dialog: LOCKDOWN, records: 'pressed:cafeteria-door' },
    office: {
      label: 'Office: DO NOT ENTER',
      dialog: LOCKDOWN,
      instead: [
        {
          when: { all: ['town:dark'] },
          label: 'Office: the lock has no power',
          sound: 'open',
          exit: { to: 'high-school-principals-office' },
        },
      ],
    },
    'science-wing': { label: 'Science Wing: DO NOT ENTER', dialog: LOCKDOWN },
    auditorium: { label: 'Auditorium: DO NOT ENTER', dialog: LOCKDOWN },
  },
});
