import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKept, tilesSeen, tilesToLoad } from './tiles.ts';

const GRID = { width: 2048, height: 1280, tile: 256 };
const parts = fc.record({
  x: fc.integer({ min: 0, max: 1700 }),
  y: fc.integer({ min: 0, max: 1000 }),
  w: fc.integer({ min: 1, max: 900 }),
  h: fc.integer({ min: 1, max: 700 }),
});

describe('the tiles of a map', () => {
  it('cover all that is seen, each once, and none is outside of the picture', () => {
    fc.assert(
      fc.property(parts, (seen) => {
        const tiles = tilesToLoad(seen, GRID);
        const names = tiles.map(({ column, row }) => `${column},${row}`);
        expect(new Set(names).size).toBe(names.length);
        for (let x = seen.x; x < Math.min(2048, seen.x + seen.w); x += 50)
          for (let y = seen.y; y < Math.min(1280, seen.y + seen.h); y += 50)
            expect(names).toContain(`${Math.floor(x / 256)},${Math.floor(y / 256)}`);
        for (const { column, row } of tiles) {
          expect(column >= 0 && column < 8 && row >= 0 && row < 5).toBe(true);
        }
      }),
    );
  });

  it('are kept longer than they are loaded, so that a step back and forth loads nothing', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -150, max: 150 }), (seen, step) => {
        const aside = { ...seen, x: seen.x + step };
        for (const tile of tilesToLoad(seen, GRID)) expect(isKept(tile, aside, GRID)).toBe(true);
      }),
    );
  });

  it('are seen only where the part that is seen has something of them', () => {
    const names = tilesSeen({ x: 250, y: 256, w: 10, h: 256 }, GRID).map(
      ({ column, row }) => `${column},${row}`,
    );
    expect(names.sort()).toEqual(['0,1', '1,1']);
  });

  it('come from the middle outwards', () => {
    const [first] = tilesToLoad({ x: 512, y: 256, w: 768, h: 768 }, GRID);
    expect(first).toEqual({ column: 3, row: 2 });
  });

  it('are freed far from the camera', () => {
    expect(isKept({ column: 0, row: 0 }, { x: 900, y: 600, w: 400, h: 300 }, GRID)).toBe(false);
  });
});
