import { expect, it } from 'vitest';
import { scaleOf, zoomBy } from './zoom.ts';

const ROOM = { width: 400, height: 300 };

it('shows a large picture whole, and a small one by whole pixels (VIEWER-1)', () => {
  expect(scaleOf('fit', { width: 800, height: 300 }, ROOM)).toBe(0.5);
  expect(scaleOf('fit', { width: 400, height: 600 }, ROOM)).toBe(0.5);
  expect(scaleOf('fit', { width: 96, height: 96 }, ROOM)).toBe(3);
  expect(scaleOf('fit', { width: 399, height: 10 }, ROOM)).toBe(1);
  expect(scaleOf('fit', { width: 1, height: 1 }, ROOM)).toBe(8);
  expect(scaleOf(2, { width: 800, height: 800 }, ROOM)).toBe(2);
});

it('goes on from what is shown, however large that is (VIEWER-1)', () => {
  expect([zoomBy(1, 0.3), zoomBy(1, 1), zoomBy(1, 8)]).toEqual([0.5, 2, null]);
  expect([zoomBy(-1, 3), zoomBy(-1, 0.3), zoomBy(-1, 0.25)]).toEqual([2, 0.25, null]);
});
