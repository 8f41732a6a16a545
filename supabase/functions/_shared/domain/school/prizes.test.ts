import { expect, it } from 'vitest';
import { takenOff, tooLittleGum, wornBy } from './prizes.ts';
import type { StampedSettings } from '../system/settings.ts';

const WORN: StampedSettings = {
  theme: { value: 'paper-cup', at: 10 },
  bootScreen: { value: 'standard', at: 20 },
  jukebox: { value: 'last-quarter', at: 30 },
  lockerStickers: { value: ['gold-star', 'slush-cup'], at: 40 },
  volume: { value: 0.5, at: 50 },
};

it('what is on is theme, boot picture, record and stickers', () => {
  expect(wornBy(WORN)).toEqual(['paper-cup', 'standard', 'last-quarter', 'gold-star', 'slush-cup']);
  expect(wornBy({})).toEqual([]);
});

it('what is taken off gives way to the default, a moment after it was chosen, and nothing else changes', () => {
  expect(takenOff(WORN, new Set(['paper-cup', 'last-quarter', 'gold-star']))).toEqual({
    ...WORN,
    theme: { value: 'windows-standard', at: 11 },
    jukebox: { value: 'standard', at: 31 },
    lockerStickers: { value: ['slush-cup'], at: 41 },
  });
  expect(takenOff(WORN, new Set())).toEqual(WORN);
  expect(takenOff(WORN, new Set(['fish-tank', 'mix-tape']))).toEqual(WORN);
});

it('a balance pays for what costs as much, and else it is said how much is missing', () => {
  expect(tooLittleGum(25, 25)).toBeNull();
  expect(tooLittleGum(25, 24)).toBe('You need 1 GUM more for this.');
  expect(tooLittleGum(400, 0)).toBe('You need 400 GUM more for this.');
});
