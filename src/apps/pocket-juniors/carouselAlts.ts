import type { CarouselNumber } from './pictures.ts';

/** What each picture of the carousel shows. */
export const CAROUSEL_ALTS: Readonly<Record<CarouselNumber, string>> = {
  1: 'x',
  2: 'x',
  3: 'x',
  4: 'x',
  5: 'x',
  6: 'x',
  7: 'x',
  8: 'x',
  9: 'x',
  10: 'x',
};
