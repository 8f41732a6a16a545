import { describe, expect, it } from 'vitest';
import { bundle } from '@bundles/my-locker.ts';
import { bundle as prizes } from '@bundles/prizes.ts';
import { JACKETS } from './jackets.ts';
import { cutsOf, plateOf, prizesOn, type LockerLook } from './look.ts';

const mine: LockerLook = { number: 247, door: 'open', jacket: 'Jacket 1', gum: 0, stickers: [] };
const jarOf = (gum: number) => cutsOf({ ...mine, gum }).filter((cut) => cut.startsWith('gum'));

describe('the look of a locker', () => {
  it('has its number and stickers while it is shut, and neither while it has no owner', () => {
    const shut: LockerLook = { ...mine, door: 'shut' };
    expect(plateOf(shut)).toBe('247');
    expect(cutsOf(shut)).toHaveLength(5);
    const free: LockerLook = { ...shut, number: null };
    expect(plateOf(free)).toBe('?');
    expect(cutsOf(free)).toEqual([]);
  });

  it('has what hangs behind the door only once it is open, and then no plate', () => {
    expect(cutsOf({ ...mine, door: 'ajar' })).toEqual(['door-ajar']);
    expect(cutsOf(mine)).toEqual(['door-open', 'door-light', 'jacket-jock']);
    expect(cutsOf({ ...mine, jacket: 'Jacket 2' })).toContain('jacket-freak');
    expect([plateOf({ ...mine, door: 'ajar' }), plateOf(mine)]).toEqual(['', '']);
  });

  it('has a jar that fills with the GUM', () => {
    expect([0, 1, 39, 40, 80, 124, 125, 9_000].map((gum) => jarOf(gum).join())).toEqual([
      '',
      'gum-1',
      'gum-1',
      'gum-2',
      'gum-3',
      'gum-3',
      'gum-4',
      'gum-4',
    ]);
  });

  it('has the stickers of the prize counter that were put on it while it is shut, each of which has a picture (PRIZE-5)', () => {
    const stickers = ['gold-star', 'slush-cup', 'mix-tape', 'little-visitor', 'red-phone', 'fish-tank'];
    const shut: LockerLook = { ...mine, door: 'shut', stickers };
    const on = prizesOn(shut).map(({ picture }) => picture);
    expect([...on].sort()).toEqual([
      'door-gold-star',
      'door-little-visitor',
      'door-mix-tape',
      'door-red-phone',
      'door-slush-cup',
    ]);
    expect(on.filter((picture) => !(picture in prizes.atlas.frames))).toEqual([]);
    expect(prizesOn({ ...shut, stickers: [] })).toEqual([]);
    for (const other of [
      { ...shut, number: null },
      { ...shut, door: 'open' },
    ] as const)
      expect(prizesOn(other)).toEqual([]);
  });

  it('consists of cuts that the picture has', () => {
    const { day, night } = bundle.places['my-locker'];
    const known = Object.keys({ ...day.cuts, ...night.cuts });
    const looks = JACKETS.flatMap((jacket) =>
      (['shut', 'ajar', 'open'] as const).flatMap((door) =>
        [0, 1, 40, 80, 125].map((gum): LockerLook => ({ ...mine, jacket, door, gum })),
      ),
    );
    expect(looks.flatMap(cutsOf).filter((cut) => !known.includes(cut))).toEqual([]);
  });
});
