import { bundle } from '@bundles/four-thieves-bar-pool-room.ts';
import { bundle as music } from '@bundles/bar-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'four-thieves-bar-pool-room',
  title: 'Pool Room',
  bundle,
  alt: {
    day: 'A pool table under its lamp, a game left unfinished. The yellow ball lies at the lip of a pocket.',
    night: 'The table in its cone of light. The yellow ball rocks at the lip and does not fall.',
  },
  tune: music.tracks['bar'],
  ambience: 'fluorescent',

  hotspots: {
    'yellow-ball': {
      label: 'Yellow ball',
      sound: 'select',
      answers: {
        day: ['At 8:04 it lay in the middle. At 8:30 it lay here. They have all sworn to it.'],
        night: ['It rocks. Everyone who knows the game looks elsewhere.'],
      },
    },
    score: {
      label: 'Scoreboard',
      sound: 'select',
      answers: { day: ['7 and 6. Nobody remembers who was six.'], night: ['The beads click. 7 and 7.'] },
    },
    cues: {
      label: 'Rack of cues',
      sound: 'select',
      answers: {
        day: ['Five racks, four cues. The fifth has a knitted case. Yellow.'],
        night: ['You take one. It is chalked, and warm from a hand.'],
      },
    },
    bar: { label: 'Back to the bar', sound: 'open', exit: { to: 'four-thieves-bar-barroom' } },
  },
});
