import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWindow } from '../../testing/apps.ts';
import { arranged } from './arrange.ts';

const AREA = { width: 1280, height: 772, compact: false };
const windows = (count: number) => Array.from({ length: count }, (_, index) => aWindow(`app-${index}`));

describe('arranged', () => {
  it('lets each window of a cascade show the title of the one behind it', () => {
    const [first, second] = arranged(windows(2), AREA, 'cascade');
    expect(second).toMatchObject({ x: (first?.x ?? 0) + 24, y: (first?.y ?? 0) + 24 });
  });

  it('begins a cascade anew before it leaves the screen', () => {
    const allBounds = arranged(windows(30), AREA, 'cascade');
    for (const { x, y, width, height } of allBounds) {
      expect([x + width <= AREA.width, y + height <= AREA.height]).toEqual([true, true]);
      expect([width, height]).toEqual([832, 501]);
    }
    expect(allBounds.filter(({ y }) => y === 0).length).toBeGreaterThan(1);
    expect(new Set(allBounds.map(({ y }) => y)).size).toBeGreaterThan(5);
  });

  it('shares the screen out in rows or in columns', () => {
    expect(arranged(windows(2), AREA, 'rows')).toEqual([
      { x: 0, y: 0, width: 1280, height: 386 },
      { x: 0, y: 386, width: 1280, height: 386 },
    ]);
    expect(arranged(windows(2), AREA, 'columns').map(({ x, width }) => [x, width])).toEqual([
      [0, 640],
      [640, 640],
    ]);
  });

  it('tiles without a gap and without one window over another, while all of them fit', () => {
    const how = fc.constantFrom('rows' as const, 'columns' as const);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), how, (count, kind) => {
        const small = windows(count).map((spec) => ({ ...spec, minWidth: 1, minHeight: 1 }));
        const allBounds = arranged(small, AREA, kind);
        const covered = allBounds.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered).toBe(AREA.width * AREA.height);
        for (const [index, a] of allBounds.entries()) {
          for (const b of allBounds.slice(index + 1)) {
            const apart =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('leaves a window that cannot be sized its size, and keeps it on the screen', () => {
    const fixed = aWindow('radio', { resizable: false, width: 720, height: 540 });
    const allBounds = arranged([aWindow('help'), fixed], AREA, 'columns');
    expect(allBounds[1]).toEqual({ x: 560, y: 0, width: 720, height: 540 });
  });
});
