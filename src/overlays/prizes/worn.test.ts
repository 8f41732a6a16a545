import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { isWorn, wearing } from './worn.ts';

const CUP = { id: 'paper-cup', kind: 'theme' } as const;
const TANK = { id: 'fish-tank', kind: 'boot-picture' } as const;
const STAR = { id: 'gold-star', kind: 'sticker' } as const;
const RECORD = { id: 'last-quarter', kind: 'tune' } as const;

it.each([CUP, TANK, STAR, RECORD])(
  '$id is put on, and taken off again for the default (PRIZE-5)',
  (prize) => {
    expect(isWorn(DEFAULT_SETTINGS, prize)).toBe(false);
    const on = { ...DEFAULT_SETTINGS, ...wearing(DEFAULT_SETTINGS, prize, true) };
    expect(isWorn(on, prize)).toBe(true);
    expect({ ...on, ...wearing(on, prize, false) }).toEqual(DEFAULT_SETTINGS);
  },
);

it('stickers lie beside each other, each once (PRIZE-5)', () => {
  const one = { ...DEFAULT_SETTINGS, ...wearing(DEFAULT_SETTINGS, STAR, true) };
  const both = { ...one, ...wearing(one, { id: 'mix-tape', kind: 'sticker' }, true) };
  expect(both.lockerStickers).toEqual(['gold-star', 'mix-tape']);
  expect(wearing(both, STAR, true)).toEqual({ lockerStickers: ['mix-tape', 'gold-star'] });
  expect(wearing(both, STAR, false)).toEqual({ lockerStickers: ['mix-tape'] });
});
