import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellBounds, droppedAt, iconCells, iconUnder, type IconPlaces } from './iconGrid.ts';

const WIDE = { width: 1280, height: 772, compact: false, keyboard: false };
const SMALL = { width: 640, height: 400, compact: false, keyboard: false };
const PHONE = { width: 390, height: 792, compact: true, keyboard: false };

const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `app-${index}`);
const boundsOf = (count: number, area: typeof WIDE, places: IconPlaces = {}) =>
  iconCells(named(count), places, area).map((cell) => cellBounds(cell, area));

const anArea = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 320, max: 1600 }),
  compact: fc.boolean(),
  keyboard: fc.constant(false),
});
const aCell = fc.record({ column: fc.nat(40), row: fc.nat(40) });
const aPlaces = fc.dictionary(fc.constantFrom(...named(30)), aCell);

describe('the cells of the icons', () => {
  it('run down the left side and go on in the next column', () => {
    const cells = boundsOf(12, WIDE);
    const first = cells.filter(({ x }) => x === cells[0]?.x);
    expect(first).toHaveLength(10);
    expect(cells[10]).toMatchObject({ y: cells[0]?.y });
    expect(cells[10]?.x).toBeGreaterThan(cells[0]?.x ?? 0);
  });

  it('run across a phone, four to a row, each a target for a thumb, wherever icons were put', () => {
    const cells = boundsOf(5, PHONE, { 'app-0': { column: 2, row: 3 } });
    expect(cells.filter(({ y }) => y === cells[0]?.y)).toHaveLength(4);
    expect(cells[4]).toMatchObject({ x: cells[0]?.x });
    for (const { width, height } of cells) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  it('are as many as there are icons, none over another, and on the screen while they fit', () => {
    fc.assert(
      fc.property(fc.nat(30), anArea, aPlaces, (count, area, places) => {
        const cells = boundsOf(count, area, places);
        expect(cells).toHaveLength(count);
        for (const [index, a] of cells.entries()) {
          for (const b of cells.slice(index + 1)) {
            const apart = Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height;
            expect(apart).toBe(true);
          }
          if (area.compact) expect(a.x + a.width).toBeLessThanOrEqual(area.width);
          else expect(a.y + a.height).toBeLessThanOrEqual(area.height);
        }
      }),
    );
  });

  it('still are a column on a screen that is lower than an icon', () => {
    expect(boundsOf(2, { ...SMALL, height: 40 })).toHaveLength(2);
  });

  it('are where icons were put; those that came later fill the free ones', () => {
    const places = { 'app-0': { column: 5, row: 5 }, 'app-1': { column: 0, row: 1 } };
    expect(iconCells(named(4), places, WIDE)).toEqual([
      { column: 5, row: 5 },
      { column: 0, row: 1 },
      { column: 0, row: 0 },
      { column: 0, row: 2 },
    ]);
  });

  it('are the next free ones for icons whose own are off the screen or taken', () => {
    const places = {
      'app-0': { column: 14, row: 0 },
      'app-1': { column: 1, row: 1 },
      'app-2': { column: 1, row: 1 },
    };
    expect(iconCells(named(3), places, SMALL)).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 1 },
      { column: 0, row: 1 },
    ]);
  });
});

describe('an icon that is dropped', () => {
  it('has the cell that it lies over most, and the others stay where they are', () => {
    const ids = named(3);
    const places = droppedAt(
      { held: 'app-0', at: { x: 400, y: 300 }, moved: ['app-0'] },
      { ids, places: {}, area: WIDE },
    );
    expect(iconCells(ids, places, WIDE)).toEqual([
      { column: 5, row: 4 },
      { column: 0, row: 1 },
      { column: 0, row: 2 },
    ]);
  });

  it('has the nearest free cell where another icon lies, and the outermost where it is let go outside', () => {
    const drop = (x: number, y: number) =>
      droppedAt({ held: 'app-0', at: { x, y }, moved: ['app-0'] }, { ids: named(2), places: {}, area: WIDE })[
        'app-0'
      ];
    expect(drop(30, 80)).toEqual({ column: 1, row: 1 });
    expect(drop(4000, 4000)).toEqual({ column: 15, row: 9 });
    expect(drop(-4000, -4000)).toEqual({ column: 0, row: 0 });
  });

  it('takes no place from those that this screen has no room for, and from those that are not shown', () => {
    const places = { 'app-1': { column: 14, row: 9 }, hidden: { column: 3, row: 3 } };
    const after = droppedAt(
      { held: 'app-0', at: { x: 100, y: 100 }, moved: ['app-0'] },
      { ids: named(2), places, area: SMALL },
    );
    expect(after).toMatchObject(places);
  });

  it('takes those along that are moved with it, as far from it as before', () => {
    const ids = named(4);
    const drop = { held: 'app-1', at: { x: 400, y: 300 }, moved: ['app-0', 'app-1', 'app-3'] };
    expect(iconCells(ids, droppedAt(drop, { ids, places: {}, area: WIDE }), WIDE)).toEqual([
      { column: 5, row: 3 },
      { column: 5, row: 4 },
      { column: 0, row: 2 },
      { column: 5, row: 6 },
    ]);
  });

  it('has the nearest cell at which all that are moved with it are on the screen and on no other icon', () => {
    const ids = named(3);
    const places = { 'app-2': { column: 3, row: 1 } };
    const drop = (x: number, y: number) =>
      iconCells(
        ids,
        droppedAt({ held: 'app-0', at: { x, y }, moved: ['app-0', 'app-1'] }, { ids, places, area: WIDE }),
        WIDE,
      );
    expect(drop(4000, 4000).slice(0, 2)).toEqual([
      { column: 15, row: 8 },
      { column: 15, row: 9 },
    ]);
    expect(drop(4 + 3 * 76, 6)).toEqual([{ column: 2, row: 0 }, { column: 2, row: 1 }, places['app-2']]);
  });

  it('shares its cell with none, whatever the screen and whatever is moved with it, and moves no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        anArea.map((area) => ({ ...area, compact: false })),
        fc.record({ x: fc.integer({ min: -100, max: 3000 }), y: fc.integer({ min: -100, max: 3000 }) }),
        fc.subarray([...named(20)]),
        (count, area, at, beside) => {
          const ids = named(count);
          const moved = ['app-0', ...beside.filter((id) => id !== 'app-0')];
          const before = iconCells(ids, {}, area);
          const drop = droppedAt({ held: 'app-0', at, moved }, { ids, places: {}, area });
          const after = iconCells(ids, drop, area);
          const different = new Set(after.map((cell) => JSON.stringify(cell)));
          expect(different.size).toBe(count);
          const stayed = (cells: typeof before) =>
            cells.filter((_, index) => !moved.includes(ids[index] ?? ''));
          expect(stayed(after)).toEqual(stayed(before));
        },
      ),
    );
  });
});

describe('the icon that one is dropped on', () => {
  const ids = named(5);
  const onto = (x: number, y: number, moved: readonly string[] = ['app-0']) =>
    iconUnder({ held: 'app-0', at: { x, y }, moved }, { ids, places: {}, area: WIDE });

  it('is the one that lies under its middle (DISK-16)', () => {
    const [, below] = boundsOf(5, WIDE);
    expect(onto(below?.x ?? 0, (below?.y ?? 0) + 30)).toBe('app-1');
    expect(onto(600, 400)).toBeNull();
  });

  it('is none that is moved with it', () => {
    const [first, below] = boundsOf(5, WIDE);
    expect(onto(first?.x ?? 0, first?.y ?? 0)).toBeNull();
    expect(onto(below?.x ?? 0, below?.y ?? 0, ['app-0', 'app-1'])).toBeNull();
  });
});
