import { bundle } from '@bundles/police-station-cells.ts';
import { bundle as music } from '@bundles/police-music.ts';
import { definePlace } from '../../../play/place.ts';

export const place = definePlace({
  id: 'police-station-cells',
  title: 'Cells',
  bundle,
  alt: {
    day: 'Three cells with barred doors. On the bed of the middle one, which is locked, sits a toy bear.',
    night: 'The cells in moonlight. The bear sits at the bars now.',
  },
  tune: music.tracks['police'],
  ambience: 'drips',

  hotspots: {
    bear: {
      label: 'Bear in the cell',
      sound: 'select',
      answers: {
        day: ['From the arcade. Charged with nothing. The cell is locked, and the lock has rust.'],
        night: ['It has come to the bars. It would like a word.'],
      },
    },
    tally: {
      label: 'Scratches on the wall',
      sound: 'select',
      answers: { day: ['Seven and six. No date. The paint is from August.'], night: ['Seven and seven.'] },
    },
    keys: {
      label: 'Keys on a hook',
      sound: 'select',
      answers: {
        day: ['Cell one, cell two, cell three, and one with a blank tag, bent.'],
        night: ['They swing, after somebody who is not in a hurry.'],
      },
    },
    door: { label: 'Door to the front desk', sound: 'open', exit: { to: 'police-station-front-desk' } },
  },
});
