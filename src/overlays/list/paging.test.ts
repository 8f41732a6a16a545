import { expect, it } from 'vitest';
import { pageCount, pageNumbers, pageSpan, validPage } from './paging.ts';

it('pages have up to three numbers, from the current one on (HUB-6)', () => {
  expect([pageNumbers(0, 7), pageNumbers(3, 7), pageNumbers(5, 7), pageNumbers(6, 7)]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [5, 6],
    [6],
  ]);
});

it('a page that is there no more gives way to the last', () => {
  expect([validPage(9, 50, 24), validPage(1, 50, 24), validPage(3, 0, 24)]).toEqual([2, 1, 0]);
  expect([pageCount(48, 24), pageCount(49, 24), pageCount(49, 50)]).toEqual([2, 3, 1]);
});

it('the pages of a list have each of its items once', () => {
  const items = (total: number, pageSize: number): number[] =>
    Array.from({ length: pageCount(total, pageSize) }, (_, page) => pageSpan(page, total, pageSize)).flatMap(
      ({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step),
    );
  for (const total of [1, 24, 25, 10_000]) {
    expect(items(total, 24)).toEqual(Array.from({ length: total }, (_, index) => index));
  }
  expect(pageSpan(0, 0, 24)).toEqual({ from: 0, to: 0 });
});
