import { bundle } from '@bundles/preps-house-basement.ts';
import { bundle as music } from '@bundles/preps-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'preps-house-basement',
  title: 'Basement',
  bundle,
  alt: {
    day: 'A wine cellar with a round safe door. On a key board one hook is bare; its tag says 117.',
    night: 'The cellar, dark. Light shows under the safe door, and something passes behind it.',
  },
  tune: music.tracks['preps'],
  volume: 0.5,
  ambience: 'drips',

  hotspots: {
    'key-board': {
      label: 'Key board',
      sound: 'select',
      answers: {
        day: ['Garage, boat, safe, boat. Hook 117 is bare and polished by use.'],
        night: ['The hook swings. The key was here a moment ago.'],
      },
      uses: {
        'tag-117': {
          sound: 'drop',
          answers: ['Hook 117 takes the tag, and swings. Both are polished by the same thumb.'],
          records: 'shown:preps-house-basement/tag-117',
        },
      },
    },
    safe: {
      label: 'Safe',
      sound: 'select',
      answers: {
        day: ['The combination is a birthday, the butler says. Not one of theirs.'],
        night: ['Light under a safe door. It must be drafty in there. It must be air in there.'],
      },
    },
    racks: {
      label: 'Wine racks',
      sound: 'select',
      answers: {
        day: ['1975, an exceptional year. Every bottle is full of water.'],
        night: ['Some corks have come out. They stand in a row, by size.'],
      },
    },
    stairs: { label: 'Stairs to the garden', sound: 'open', exit: { to: 'preps-house' } },
  },
});
