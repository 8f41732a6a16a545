import { expect, it } from 'vitest';
import { cardMetrics, lineMetrics } from '../../../overlays/list/gridMetrics.ts';
import { CARD, cardColumns, LINE } from './shapes.ts';

const MOUSE = 0;
const THUMB = 62;
const cardsIn = (width: number, thumb = MOUSE) =>
  cardMetrics(CARD, cardColumns(width), { width: width - 28, thumb });

it('cards stand in 4 columns, in 3 below 800 and in 2 below 600 of the window (HUB-5)', () => {
  expect([892, 800, 799, 600, 599, 390].map((width) => cardsIn(width).columns)).toEqual([4, 4, 3, 3, 2, 2]);
});

it('pictures fit their column, at a size at which their pixels are even', () => {
  expect([1280, 892, 700, 390, 330].map((width) => cardsIn(width).picture)).toEqual([288, 192, 192, 144, 96]);
});

it('cards are as much higher as a button for a thumb is than one for a mouse', () => {
  expect(cardsIn(390, THUMB).rowHeight - cardsIn(390).rowHeight).toBe(THUMB - 23);
  const { rowHeight } = cardMetrics({ ...CARD, button: 0 }, 2, { width: 362, thumb: THUMB });
  expect(rowHeight).toBe(cardsIn(390).rowHeight);
});

it('no column of the table is narrower than 240, and no line too low for a thumb (HUB-5)', () => {
  const columns = (width: number) => lineMetrics(LINE, { width, thumb: MOUSE }).columns;
  expect([872, 480, 479, 200].map(columns)).toEqual([3, 2, 1, 1]);
  expect([MOUSE, THUMB].map((thumb) => lineMetrics(LINE, { width: 370, thumb }).rowHeight)).toEqual([46, 62]);
});
