import { expect, it } from 'vitest';
import { cardMetrics, lineMetrics } from './gridMetrics.ts';
import { rowsShown, scrolledTo } from './rows.ts';
import { pageCount, pageNumbers, validPage } from './paging.ts';

it('pages have up to three numbers, from the current one on', () => {
  expect([pageNumbers(0, 7), pageNumbers(3, 7), pageNumbers(5, 7), pageNumbers(6, 7)]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [5, 6],
    [6],
  ]);
});

it('a page that there is no more gives way to the last', () => {
  expect([validPage(9, 50), validPage(1, 50), validPage(3, 0), pageCount(48), pageCount(49)]).toEqual([
    2, 1, 0, 2, 3,
  ]);
});

it('cards stand in 4 columns, in 3 below 800 and in 2 below 600 of the window', () => {
  expect([892, 800, 799, 600, 599, 390].map((width) => cardMetrics(width, width - 20, 0).columns)).toEqual([
    4, 4, 3, 3, 2, 2,
  ]);
});

it('pictures fit their column, at a size at which their pixels are even', () => {
  const pictures = [1280, 892, 700, 390, 330].map((width) => cardMetrics(width, width - 28, 0).picture);
  expect(pictures).toEqual([288, 192, 192, 144, 96]);
});

it('no column of the table is narrower than 240', () => {
  expect([872, 480, 479, 200].map((room) => lineMetrics(room, 0).columns)).toEqual([3, 2, 1, 1]);
  expect(lineMetrics(370, 62).rowHeight).toBe(62);
});

it('rows are drawn where they are seen, and a few beyond', () => {
  const at = (top: number) => rowsShown({ top, height: 500, rowHeight: 100 }, 1000);
  expect([at(0), at(1000), at(99_900)]).toEqual([
    { from: 0, to: 7 },
    { from: 8, to: 17 },
    { from: 997, to: 1000 },
  ]);
  expect(rowsShown({ top: 5000, height: 500, rowHeight: 100 }, 0)).toEqual({ from: 0, to: 0 });
});

it('a row that the keyboard goes to is scrolled into sight, and no further', () => {
  const to = (row: number) => scrolledTo(row, { top: 1000, height: 500, rowHeight: 100 });
  expect([to(9), to(10), to(14), to(15)]).toEqual([900, 1000, 1000, 1100]);
});
