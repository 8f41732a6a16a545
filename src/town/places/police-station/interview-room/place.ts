import { bundle } from '@bundles/police-station-interview-room.ts';
import { bundle as music } from '@bundles/police-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'police-station-interview-room',
  title: 'Interview Room',
  bundle,
  alt: {
    day: 'A bare room with a table under a lamp. Two cups and a tape recorder stand before a dark mirror.',
    night: 'The room under the swinging lamp. In the mirror there is a third chair.',
  },
  tune: music.tracks['police'],
  ambience: 'fluorescent',

  hotspots: {
    recorder: {
      label: 'Tape recorder',
      sound: 'type',
      answers: {
        day: ['Four voices: "We all sat together." "Where did he sit?" "Together."'],
        night: ['A fifth voice says it, too.'],
      },
    },
    mirror: {
      label: 'One-way mirror',
      sound: 'select',
      answers: {
        day: ['They watch from behind it. Today they went to lunch.'],
        night: ['You wave. Three people wave back. You came alone.'],
      },
    },
    cups: {
      label: 'Two cups',
      sound: 'select',
      answers: {
        day: ["One is the officer's. One has two straws."],
        night: ['The coffee is hot. The room has been locked since Sunday.'],
      },
    },
    door: { label: 'Door to the front desk', sound: 'open', exit: { to: 'police-station-front-desk' } },
  },
});
