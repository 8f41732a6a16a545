import { describe, expect, it } from 'vitest';
import { ICON_PLACES } from './iconMemory.ts';

describe('what is remembered of the icons', () => {
  it('is only what names a cell', () => {
    const wallet = { column: 3, row: 0 };
    const others = { a: { column: -1, row: 0 }, b: { column: 1 }, c: null, d: { column: '1', row: 1.5 } };
    expect(ICON_PLACES.read({ wallet, ...others })).toEqual({ wallet });
    for (const nonsense of [null, 'cells', 3]) expect(ICON_PLACES.read(nonsense)).toBeNull();
  });
});
