import { bundle } from '@bundles/high-school-gymnasium.ts';
import { bundle as music } from '@bundles/homecoming-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'high-school-gymnasium',
  title: 'Gymnasium',
  bundle,
  alt: {
    day: 'The gym through wired glass, still hung with balloons. Small footprints lead to the middle of the floor.',
    night: "The gym full of turning points of light. The crown on the stage's chair is gone.",
  },
  tune: music.tracks['homecoming'],
  ambience: 'fluorescent',

  hotspots: {
    footprints: {
      label: 'Footprints',
      sound: 'select',
      answers: {
        day: ['Size five, from the wall to the center circle. There they stop, and do not dry.'],
        night: ['They go in a ring now. It takes two to leave tracks like that.'],
      },
    },
    crown: {
      label: 'Crown on a chair',
      sound: 'select',
      answers: {
        day: ['King and queen had theirs. This is the third. Nobody ordered it.'],
        night: ['The chair is empty. It rocks.'],
      },
    },
    scoreboard: {
      label: 'Scoreboard',
      sound: 'select',
      answers: {
        day: ['HOME 07, GUEST 30. There was no game in here.'],
        night: ['HOME 08, it says. GUEST is dark.'],
      },
    },
    outside: { label: 'Handle of the door', sound: 'open', exit: { to: 'high-school' } },
  },
});
