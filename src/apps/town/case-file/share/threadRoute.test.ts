import { expect, it } from 'vitest';
import type { Point } from '../useThread.ts';
import { threadRoute } from './threadRoute.ts';

const LAYOUT = { card: { width: 184, height: 178 }, gap: { width: 18, height: 44 } };
const corners: readonly Point[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column): Point => [20 + column * 202, 90 + row * 222]),
);

/** Whether a straight piece, which is level or upright, lies over a card. */
const crosses = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): boolean =>
  Math.max(x1, x2) > x &&
  Math.min(x1, x2) < x + LAYOUT.card.width &&
  Math.max(y1, y2) > y &&
  Math.min(y1, y2) < y + LAYOUT.card.height;

it('leads each thread from pin to pin over no card (CASE-12)', () => {
  for (const one of corners) {
    for (const other of corners.filter((corner) => corner !== one)) {
      for (const nth of [0, 1, 2, 3]) {
        const route = threadRoute(one, other, nth, LAYOUT);
        expect(route[0]).toEqual([one[0] + 92, one[1] - 3]);
        expect(route.at(-1)).toEqual([other[0] + 92, other[1] - 3]);
        for (const [at, to] of route.slice(1).entries()) {
          const from = route[at];
          if (from === undefined) throw new Error('a route has no gap');
          expect(from[0] === to[0] || from[1] === to[1]).toBe(true);
          expect(corners.filter((corner) => crosses(from, to, corner))).toEqual([]);
        }
      }
    }
  }
});
