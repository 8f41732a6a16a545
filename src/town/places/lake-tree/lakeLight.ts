import type { Brought, Spot } from '../../play/place.ts';

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
