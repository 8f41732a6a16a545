import type { Brought, Spot } from '../play/place.ts';
import { EVENING_TEXTS } from './texts.ts';

/** The light over the lake at eleven of a Friday, where it is seen from a place. */
export const lakeLight = (spot: Spot): Brought => ({
  label: 'A light over the lake',
  when: { all: ['town:lake-light'] },
  spot,
  glow: 'light',
  sound: 'select',
  answers: [
    'It hangs where no lamp is, and goes out of nothing and into nothing. The frogs wait for it to be over.',
  ],
});

/** The train that halts at Depot Lane at 8:20 of a Friday, by its one lit window. */
export const eveningTrain = (spot: Spot): Brought => ({
  label: EVENING_TEXTS.train,
  when: { all: ['town:train'] },
  spot,
  glow: 'window',
  sound: 'open',
  answers: ['You sit down where the light is. Nobody asks for a ticket.'],
  records: 'seen:boarded',
  recalls: 'train-step',
});
