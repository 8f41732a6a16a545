import { expect, it } from 'vitest';
import { displayName } from './displayName.ts';

it.each([
  ['FREAK-12 Cosmic Puffer V2', 'Cosmic Puffer'],
  ['JOCK-02 Footballer Home [JOCK]', 'Footballer Home'],
  ['GEEK-3 Headphones (GEEKS) V1', 'Headphones'],
  ['FREAK-01 PIGMENT Purple V3', 'Purple'],
  ['PIGMENT-04 Clay', 'Clay'],
  ['07 Gradient Dusk', 'Gradient Dusk'],
  ['GEEK-16 3D Glasses', '3D Glasses'],
  ['Freaky Friday', 'Freaky Friday'],
  ['1994 Reunion', 'Reunion'],
  ['PREP-07', 'PREP-07'],
])('displays %s as %s (TRAIT-3)', (name, displayed) => expect(displayName(name)).toBe(displayed));
