import { bundle } from '@bundles/lake-tree-dock.ts';
import { bundle as music } from '@bundles/lake-music.ts';
import { definePlace } from '../../../play/place.ts';
import { lakeLight } from '../../../evening/brought.ts';

export const place = definePlace({
  id: 'lake-tree-dock',
  title: 'Dock',
  bundle,
  alt: {
    day: 'A dock leading into fog. Wet footprints come from its end; a fishing rod lies there.',
    night: 'The dock under its lamp. The footprints have come nearer, and the rod bends.',
  },
  tune: { day: music.tracks['lake'], night: music.tracks['lake-night'] },
  ambience: { day: 'lake', night: 'lake-night' },

  evening: {
    'far-candle': {
      label: 'A candle on the water',
      when: { all: ['town:answered'] },
      spot: { x: 40, y: 86, w: 20, h: 16 },
      glow: 'flame',
      sound: 'select',
      answers: {
        day: ['By day it is a stub of wax on the water. It has not drifted.'],
        night: [
          'It is none of those that the town lit. Somebody has counted as far as you, and one further.',
          'You raise yours. It goes up by as much.',
        ],
      },
      records: 'seen:far-candle',
    },
    'lake-light': lakeLight({ x: 255, y: 44, w: 16, h: 16 }),
  },

  hotspots: {
    footprints: {
      label: 'Wet footprints',
      sound: 'select',
      answers: {
        day: ['From the last plank to the first. The angler saw them come. Only them.'],
        night: ['They have come as far as you.'],
      },
      uses: {
        sneaker: {
          sound: 'drop',
          answers: ['It fits the last print. It fits the one before as well, which is of the other foot.'],
          records: 'shown:lake-tree-dock/sneaker',
        },
      },
    },
    rod: {
      label: 'Fishing rod',
      sound: 'select',
      answers: {
        day: ['The angler has not been back for it. The line is out. It is not slack.'],
        night: ['You reel. It reels.'],
      },
    },
    boat: {
      label: 'Rowboat',
      sound: 'select',
      answers: {
        day: ['Number 30. One oar. The rower went in circles, or knew how not to.'],
        night: ['It is untied. It stays, out of tact.'],
      },
    },
    path: { label: 'Path to the tree', sound: 'open', exit: { to: 'lake-tree' } },
  },
});
