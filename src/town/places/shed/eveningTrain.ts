import type { Brought, Spot } from '../../play/place.ts';
import { EVENING_TEXTS } from '../../evening/texts.ts';

/** The train that halts at Depot Lane at 8:20 of a Friday, by its one lit window. */
export const eveningTrain = (spot: Spot): Brought => ({
  label: EVENING_TEXTS.train,
  when: { all: ['town:train'] },
  spot,
  glow: 'window',
  sound: 'open',
  answers: [EVENING_TEXTS.boarded],
  records: 'seen:boarded',
  recalls: 'train-step',
});
