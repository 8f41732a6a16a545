import type { Face } from '@shared/domain/people/profile.ts';

/** What each face is called. */
export const FACE_NAMES: Readonly<Record<Face, string>> = {
  beanie: 'Beanie',
  glasses: 'Glasses',
  cap: 'Backwards cap',
  curls: 'Curls and headband',
  quiff: 'Quiff',
  pigtails: 'Pigtails',
  shades: 'Spikes and shades',
  bob: 'Black bob',
  helmet: 'Football helmet',
  braids: 'Braids',
  headphones: 'Headphones',
  mohawk: 'Mohawk',
  tiara: 'Tiara',
  bandana: 'Bandana',
  robot: 'Robot',
  hood: 'Hood',
  cat: 'Cat ears',
  flunko: 'Flunko',
};
