import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconCells } from './iconGrid.ts';

const WIDE = { width: 1280, height: 772, compact: false };
const PHONE = { width: 390, height: 792, compact: true };

describe('iconCells', () => {
  it('run down the left side and go on in the next column', () => {
    const cells = iconCells(12, WIDE);
    const first = cells.filter(({ x }) => x === cells[0]?.x);
    expect(first).toHaveLength(10);
    expect(cells[10]).toMatchObject({ y: cells[0]?.y });
    expect(cells[10]?.x).toBeGreaterThan(cells[0]?.x ?? 0);
  });

  it('run across a phone, four to a row, each a target for a thumb', () => {
    const cells = iconCells(5, PHONE);
    expect(cells.filter(({ y }) => y === cells[0]?.y)).toHaveLength(4);
    expect(cells[4]).toMatchObject({ x: cells[0]?.x });
    for (const { width, height } of cells) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  it('are as many as there are icons, none over another, and on the screen while they fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.record({
          width: fc.integer({ min: 320, max: 2560 }),
          height: fc.integer({ min: 320, max: 1600 }),
          compact: fc.boolean(),
        }),
        (count, area) => {
          const cells = iconCells(count, area);
          expect(cells).toHaveLength(count);
          for (const [index, a] of cells.entries()) {
            for (const b of cells.slice(index + 1)) {
              const apart = Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height;
              expect(apart).toBe(true);
            }
            if (area.compact) expect(a.x + a.width).toBeLessThanOrEqual(area.width);
            else expect(a.y + a.height).toBeLessThanOrEqual(area.height);
          }
        },
      ),
    );
  });

  it('still has a column on a screen that is lower than an icon', () => {
    expect(iconCells(2, { width: 300, height: 40, compact: false })).toHaveLength(2);
  });
});
