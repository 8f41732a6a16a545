import { bundle } from '@bundles/high-school-main-hall.ts';
import { bundle as music } from '@bundles/school-music.ts';
import { KEY_117 } from '@shared/domain/town/townEvents.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'high-school-main-hall',
  title: 'Main Hall',
  bundle,
  alt: {
    day: 'The hall of lockers, seen through wired glass with a notice taped to it. Under the Homecoming banner one locker stands open.',
    night:
      'The hall by the red light of an EXIT sign, behind glass with a notice taped to it. The open locker moves on its hinge.',
  },
  tune: music.tracks['school'],
  ambience: 'fluorescent',
  lays: [
    {
      cut: 'tag-hung',
      when: { all: ['shown:high-school-main-hall/tag-117'] },
      alt: 'A brass tag hangs on its hook.',
    },
  ],

  hotspots: {
    locker: {
      label: 'Open locker',
      sound: 'drop',
      names: 'key-holder',
      answers: {
        day: [
          'Number 117. Empty, but for a hook and what hung on it: a yellow thread.',
          'The lock is not broken. Somebody had a key.',
        ],
        night: ['It is shut. It is open. You did not see it move.'],
      },
      instead: [
        {
          when: { all: [KEY_117] },
          label: 'Locker 117',
          sound: 'open',
          answers: [
            'Your key turns. Behind the hook the back of the locker is loose: two seats of the last row, cut from a plan. One has your name on it.',
            'It locks again behind you, as a locker does that belongs to somebody.',
          ],
        },
      ],
      uses: {
        'tag-117': {
          sound: 'drop',
          answers: [
            'It hangs on the hook as if they had been bent for each other. Nothing is missing now but a key.',
          ],
          records: 'shown:high-school-main-hall/tag-117',
        },
      },
    },
    bucket: {
      label: 'Mop bucket',
      sound: 'select',
      answers: {
        day: ['The janitor left it on Friday. The water is still warm.'],
        night: ['It rolls a foot toward you and stops.'],
      },
    },
    banner: {
      label: 'Banner',
      sound: 'select',
      answers: {
        day: ['HOMECOMING SEPT 27. Someone has written: COME HOME.'],
        night: ['COME HOME has been crossed out. Politely, with a ruler.'],
      },
    },
    notice: {
      label: 'Notice on the glass: Objectives',
      sound: 'select',
      opens: { purpose: 'objectives' },
      answers: {
        day: ['TO DO, it says. The first is done. The rest is yours.'],
        night: ['Somebody has checked another box, in pencil, and erased it.'],
      },
    },
    outside: { label: 'Handle of the door', sound: 'open', exit: { to: 'high-school' } },
  },
});
