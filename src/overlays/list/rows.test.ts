import { expect, it } from 'vitest';
import { listHeight, rowsDrawn, rowsOfPage, rowsShown, scrolledAnew, scrolledTo } from './rows.ts';

const ROW = 46;

it('rows are drawn where they are seen, and a few beyond', () => {
  const at = (top: number) => rowsShown({ top, height: 500, rowHeight: 100 }, 1000);
  expect([at(0), at(1000), at(99_900)]).toEqual([
    { from: 0, to: 7 },
    { from: 8, to: 17 },
    { from: 997, to: 1000 },
  ]);
});

it('no row is drawn that there is not: of a list that has become shorter, or that is pulled beyond its ends', () => {
  const at = (top: number, count: number) => rowsShown({ top, height: 500, rowHeight: 100 }, count);
  expect([at(5000, 0), at(5000, 3), at(-900, 1000)]).toEqual([
    { from: 0, to: 0 },
    { from: 2, to: 3 },
    { from: 0, to: 0 },
  ]);
});

it('wherever a list of any length is scrolled to, every row that is seen is drawn, and hardly more than fit', () => {
  for (const count of [1, 9, 400, 10_000, 150_000]) {
    for (const height of [1, 260, 500, 1301]) {
      const end = Math.max(0, count * ROW - height);
      for (let step = 0; step <= 200; step += 1) {
        const top = (end * step) / 200;
        const { from, to } = rowsShown({ top, height, rowHeight: ROW }, count);
        const seen = { from: Math.floor(top / ROW), to: Math.min(count, Math.ceil((top + height) / ROW)) };
        expect(from).toBeLessThanOrEqual(seen.from);
        expect(to).toBeGreaterThanOrEqual(seen.to);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(height / ROW) + 5);
      }
    }
  }
});

it('the row to keep is drawn wherever it lies, once and in its order', () => {
  const drawn = (kept: number | null) => rowsDrawn({ from: 50, to: 53 }, kept);
  expect([drawn(null), drawn(3), drawn(50), drawn(52), drawn(53)]).toEqual([
    [50, 51, 52],
    [3, 50, 51, 52],
    [50, 51, 52],
    [50, 51, 52],
    [50, 51, 52, 53],
  ]);
});

it('a row that the keyboard goes to is scrolled into sight, and no further', () => {
  const to = (row: number) => scrolledTo(row, { top: 1000, height: 500, rowHeight: 100 });
  expect([to(9), to(10), to(14), to(15)]).toEqual([900, 1000, 1000, 1100]);
});

it('Page Down goes as many rows as are seen whole, and three where fewer are', () => {
  const rows = (height: number) => rowsOfPage({ height, rowHeight: 100 });
  expect([rows(1099), rows(400), rows(399), rows(80)]).toEqual([10, 4, 3, 3]);
});

it('the items at the top stay there when rows become higher or hold more of them', () => {
  const four = { columns: 4, rowHeight: 266 };
  expect(scrolledAnew(1250 * 266, four, { columns: 4, rowHeight: 362 })).toBe(1250 * 362);
  expect(scrolledAnew(1250 * 266 + 133, four, { columns: 2, rowHeight: 200 })).toBe(2500 * 200 + 100);
  expect(scrolledAnew(5 * 200, { columns: 2, rowHeight: 200 }, four)).toBe(2 * 266);
});

it('a list is as high as its rows, and refused where no browser could show its last one', () => {
  expect(listHeight(10_000, ROW)).toBe(460_000);
  expect(() => listHeight(200_000, ROW)).toThrow(RangeError);
});
